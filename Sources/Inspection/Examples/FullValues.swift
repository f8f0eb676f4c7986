import MessageRuntime
import Schema

/// Values of a message in which everything is there that may be at once: with rules over several fields, the first ones.
public struct FullValues: Sendable {
  /// Of every field and every local field, in the order of the schema.
  public private(set) var members: [Schema.Example.Entry]
  /// Why the app rejects them, but for whose id it is; empty: it does not.
  public private(set) var faults: [ExampleFault]

  private let message: Message
  private let shape: ObjectShape
  private let identity: [TypeID.Value]
  private let check: ExampleCheck

  /// - Parameter main: what it names has its values; nil: all are guessed.
  public init(of message: Message, _ main: Schema.Example?, by inspector: Inspector) {
    let everything = ExampleMessage.values(of: message, main, filling: .everything, in: inspector.schema)
    (self.message, shape) = (message, inspector.shapes.shape(of: message))
    identity = inspector.firstID(of: shape, everything)
    check = ExampleCheck(inspector: inspector, isGuessed: true)
    (members, faults) = (everything, [])
    faults = self.faults(everything)
    if faults.isEmpty { return }
    let usual = ExampleMessage.values(of: message, main, in: inspector.schema)
    (members, faults) = (usual, self.faults(usual))
    let usualFaults = faults
    add(message.fields.indices, of: everything)
    if faults.isEmpty { return }
    let first = (members, faults)
    guard let choice = choice(usual, usualFaults, everything) else { return }
    members = usual
    for index in choice.present { members[index] = everything[index] }
    faults = self.faults(members)
    add(message.fields.indices.filter { !choice.absent.contains($0) }, of: everything)
    if faults.count >= first.1.count { (members, faults) = first }
  }

  /// Each field that makes nothing worse.
  private mutating func add(_ indices: some Sequence<Int>, of everything: [Schema.Example.Entry]) {
    for index in indices where everything[index] != members[index] {
      var more = members
      more[index] = everything[index]
      let moreFaults = self.faults(more)
      if moreFaults.count <= faults.count { (members, faults) = (more, moreFaults) }
    }
  }

  /// The fields that rules ask for; one by one, the first field of a rule may be in the way of another rule.
  private func choice(
    _ usual: [Schema.Example.Entry], _ usualFaults: [ExampleFault], _ everything: [Schema.Example.Entry]
  ) -> FieldChoice? {
    guard let object = reading(usual).object else { return nil }
    let demands = message.rules.filter { object.isTrue($0.condition, in: MessageContext()) }.compactMap { demand($0) }
    if demands.isEmpty { return nil }
    let named = Set(demands.flatMap(\.fields))
    let present = named.filter { usual[$0].value.value.isThere }
    let free = named.subtracting(present).filter { index in
      guard everything[index].value.value.isThere else { return false }
      var more = usual
      more[index] = everything[index]
      return faults(more).ofValues <= usualFaults.ofValues
    }
    return FieldChoice(demands, present: present, free: free)
  }

  /// Nil: it is not about fields of the message alone.
  private func demand(_ rule: ValidationRule) -> FieldChoice.Demand? {
    let (paths, isOfOne): ([FieldPath], Bool)
    switch rule.assertion {
    case .oneOf(let all): (paths, isOfOne) = (all, true)
    case .anyOf(let all): (paths, isOfOne) = (all, false)
    case .field, .hook: return nil
    }
    let fields = paths.compactMap { path in
      path.steps.count == 1 ? message.fields.firstIndex { $0.name == path.text } : nil
    }
    return fields.count == paths.count ? FieldChoice.Demand(fields: fields, isOfOne: isOfOne) : nil
  }

  private func faults(_ values: [Schema.Example.Entry]) -> [ExampleFault] {
    check.faults(in: reading(values), of: message)
  }

  private func reading(_ values: [Schema.Example.Entry]) -> ExampleReading {
    check.inspector.reading(of: shape, check.inspector.payload(of: shape, values, identity), values)
  }
}

extension Schema.Example.Value {
  /// As `oneOf` and `anyOf` see it.
  fileprivate var isThere: Bool { self != .null && !isEmpty }
}

extension [ExampleFault] {
  /// How many are of a value, and not of what is there beside it.
  fileprivate var ofValues: Int { filter { !$0.path.isEmpty }.count }
}
