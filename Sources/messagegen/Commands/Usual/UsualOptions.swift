import ArgumentParser

/// The few options that a command is mostly called with, declared once more, so that such a call starts faster.
///
/// ArgumentParser asks the Swift runtime about every kind of option that a command declares, and for each answer the
/// runtime searches all conformances in the program: that takes longer than to read a schema. Here are few kinds, and
/// the properties are named rather than looked up. A call that is not understood so, be it wrong, rare or a wish for
/// help, is parsed anew by the command itself: so there are no help texts, and no help.
protocol UsualOptions: ParsableCommand, CustomReflectable {
  associatedtype Command: ParsableCommand

  /// The wrappers of all properties, as `Mirror` would name them.
  var properties: [Mirror.Child] { get }
  /// The command with what was said, if anything, and with every other option as it is when it is not given.
  static func command(_ said: Self?) -> Command
}

extension UsualOptions {
  var customMirror: Mirror { Mirror(self, children: properties) }

  /// Nil: more was said than what is usual. Where nothing was said, there is nothing to parse.
  static func command(in arguments: [String]) -> ParsableCommand? {
    let said = arguments.isEmpty ? nil : try? parseAsRoot(arguments) as? Self
    if said == nil, !arguments.isEmpty { return nil }
    var command = command(said)
    return (try? command.validate()) == nil ? nil : command
  }
}
