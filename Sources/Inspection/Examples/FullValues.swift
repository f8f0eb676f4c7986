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
    let wrong = Set(faults.map { $0.path.prefix { !".[".contains($0) } })
    let usual = ExampleMessage.values(of: message, main, in: inspector.schema)
    (members, faults) = (usual, self.faults(usual))
    let first = (members: members, faults: faults)
    guard let choice = choice(usual, everything, except: wrong) else {
      add(message.fields.indices, of: everything)
      return
    }
    for index in choice.present { members[index] = everything[index] }
    faults = self.faults(members)
    add(message.fields.indices.filter { !choice.absent.contains($0) }, of: everything)
    if faults.isEmpty { return }
    let chosen = (members: members, faults: faults)
    (members, faults) = first
    add(message.fields.indices, of: everything)
    if chosen.faults.count < faults.count { (members, faults) = chosen }
  }

  /// Each field that makes nothing worse.
  private mutating func add(_ indices: some Sequence<Int>, of everything: [Schema.Example.Entry]) {
    add(indices.filter { everything[$0] != members[$0] }[...], of: everything)
  }

  /// Many fields at once if nothing else is wrong then, since each try decodes the message; otherwise those of each half.
  private mutating func add(_ indices: ArraySlice<Int>, of everything: [Schema.Example.Entry]) {
    if indices.isEmpty { return }
    var more = members
    for index in indices { more[index] = everything[index] }
    let moreFaults = self.faults(more)
    if indices.count == 1 ? moreFaults.count <= faults.count : moreFaults.areSame(as: faults) {
      (members, faults) = (more, moreFaults)
    } else if indices.count > 1 {
      let half = indices.startIndex + indices.count / 2
      add(indices[..<half], of: everything)
      add(indices[half...], of: everything)
    }
  }

  /// The fields that rules ask for; one by one, the first field of a rule may be in the way of another rule.
  ///
  /// - Parameter wrong: names of fields whose values are wrong, whatever is beside them.
  private func choice(
    _ usual: [Schema.Example.Entry], _ everything: [Schema.Example.Entry], except wrong: Set<Substring>
  ) -> FieldChoice? {
    guard let object = decoding(usual).object else { return nil }
    let demands = message.rules.filter { object.isTrue($0.condition, in: MessageContext()) }.compactMap { demand($0) }
    if demands.isEmpty { return nil }
    let named = Set(demands.flatMap(\.fields))
    let present = named.filter { usual[$0].value.value.isThere }
    let free = named.subtracting(present).filter { index in
      everything[index].value.value.isThere && !wrong.contains(message.fields[index].name[...])
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
    check.faults(in: decoding(values), of: message)
  }

  private func decoding(_ values: [Schema.Example.Entry]) -> ExampleDecoding {
    check.inspector.decoding(of: shape, check.inspector.payload(of: shape, values, identity), values)
  }
}

extension Schema.Example.Value {
  /// As `oneOf` and `anyOf` see it.
  fileprivate var isThere: Bool { self != .null && !isEmpty }
}

extension [ExampleFault] {
  fileprivate func areSame(as others: [ExampleFault]) -> Bool {
    elementsEqual(others) { $0.path == $1.path && $0.reason == $1.reason }
  }
}
