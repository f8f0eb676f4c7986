import Schema

extension Schema {
  /// Without the messages that no target has.
  var generated: Schema {
    var schema = self
    schema.messages.removeAll { !generates($0) }
    return schema
  }

  /// Whether a target has a message; without targets all messages are meant.
  func generates(_ message: Message) -> Bool {
    let targets = configuration.targets
    return targets.isEmpty || targets.contains { $0.has(message) }
  }
}
