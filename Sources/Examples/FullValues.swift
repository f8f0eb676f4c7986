import Schema

/// Values of a message in which everything is there that may be at once: with rules over several fields, the first ones.
public struct FullValues: Sendable {
  /// Of every field and every local field, in the order of the schema.
  public private(set) var members: [ExampleValue.Member]
  /// Why the app rejects them, but for whose id it is; empty: it does not.
  public private(set) var faults: [ExampleFault]

  private let message: Message
  private let schema: Schema
  private let identity: [TypeID.Value]

  /// - Parameter main: what it names has its values; nil: all are guessed.
  public init(of message: Message, _ main: Schema.Example?, in schema: Schema) {
    (self.message, self.schema, identity) = (message, schema, message.firstIdentity(in: schema))
    let everything = ExampleMessage.values(of: message, main, filling: .everything, in: schema)
    (members, faults) = (everything, [])
    faults = self.faults(everything)
    if faults.isEmpty { return }
    members = ExampleMessage.values(of: message, main, in: schema)
    faults = self.faults(members)
    for index in message.fields.indices where everything[index] != members[index] {
      var more = members
      more[index] = everything[index]
      let moreFaults = self.faults(more)
      if moreFaults.count <= faults.count { (members, faults) = (more, moreFaults) }
    }
  }

  private func faults(_ values: [ExampleValue.Member]) -> [ExampleFault] {
    ExampleCheck.faults(in: values, identity: identity, of: message, in: schema)
  }
}
