// What the guide's samples call, an app's own.
final class App {}

func show(_ title: String, isOpen: Bool) {}
func log(_ name: String, _ failures: [MessageFailure]) {}
func keep(_ text: String) {}
