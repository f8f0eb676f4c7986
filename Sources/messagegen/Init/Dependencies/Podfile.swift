/// What a `Podfile` asks for, read line by line: it is a program, of which only the usual form is understood.
enum Podfile {
  static func dependencies(in text: String) -> [Dependency] {
    text.split { $0.isNewline }.compactMap(dependency)
  }

  private static func dependency(in line: Substring) -> Dependency? {
    guard
      let match = line.prefixMatch(of: /\s*pod[\s(]\s*['"]([^'"\/]+)(?:\/([^'"]+))?['"](?:\s*,\s*['"]([^'"]*)['"])?/)
    else { return nil }
    var dependency = Dependency(
      name: String(match.1), version: match.3.flatMap { Dependency.Version($0) }, file: "Podfile")
    if let subspec = match.2 { dependency.subspecs.insert(String(subspec)) }
    if let list = line.firstMatch(of: /subspecs['"]?\s*(?:=>|:)\s*\[([^\]]*)\]/) {
      dependency.subspecs.formUnion(list.1.matches(of: /['"]([^'"]+)['"]/).map { String($0.1) })
    }
    return dependency
  }
}
