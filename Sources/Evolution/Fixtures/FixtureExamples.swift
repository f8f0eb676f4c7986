import Examples
import Schema

/// Which examples of a message a release records: everything, what must be, each further case and id, and those of the
/// schema.
struct FixtureExamples {
  private let message: Message
  private let schema: Schema
  /// Each has a name of its own.
  private(set) var all: [ExampleMessage] = []

  init(_ message: Message, in schema: Schema) {
    self.message = message
    self.schema = schema
    let main = message.examples.first
    let usual = ExampleMessage.values(of: message, main, in: schema)
    let full = FullValues(of: message, main, in: schema)
    add("full", full.members)
    add("least", least(main))
    addCases(usual, full.faults.isEmpty ? full.members : usual)
    addIDs(usual)
    for (example, own) in zip(ExampleMessage.all(of: message, in: schema), message.examples) {
      append(own.name.value, example.values, example.identity)
    }
  }

  private func least(_ main: Schema.Example?) -> [ExampleValue.Member]? {
    let guessed = ExampleMessage.values(of: message, nil, filling: .least, in: schema)
    if faults(guessed) == 0 { return guessed }
    let given = ExampleMessage.values(of: message, main, filling: .least, in: schema)
    return faults(given) == 0 ? given : nil
  }

  // MARK: Cases and ids

  /// A message for each case that the usual one does not have; of fields that it leaves out in the full one.
  private mutating func addCases(_ usual: [ExampleValue.Member], _ full: [ExampleValue.Member]) {
    var shown: Set<EnumType.ID> = []
    for values in [usual, full] {
      let fields = zip(message.fields, values).enumerated().filter { _, field in field.0.slot?.value.isNamed != true }
      for (index, (field, member)) in fields {
        for variant in CaseVariant.all(of: member.value, field.type, at: field.name, in: schema, unless: &shown) {
          var values = values
          values[index] = ExampleValue.Member(name: field.name, value: variant.value)
          add(variant.name, values)
        }
      }
    }
  }

  /// Both ends of ranges, and every further id.
  private mutating func addIDs(_ usual: [ExampleValue.Member]) {
    let first = ExampleMessage(message, named: nil, usual, in: schema).identity
    for id in message.ids.all {
      for isUpper in [false, true] {
        let identity = zip(id.components, first).map { $0.value(isUpper: isUpper, else: $1) }
        if identity == first || all.contains(where: { $0.identity == identity }) { continue }
        add("id=" + identity.map(\.text).joined(separator: "/"), usual, identity)
      }
    }
  }

  // MARK: Adding

  private func faults(_ values: [ExampleValue.Member], _ identity: [TypeID.Value]? = nil) -> Int {
    let example = ExampleMessage(message, named: nil, values, identity: identity, in: schema)
    return ExampleCheck.faults(in: example, of: message, in: schema).count
  }

  /// Adds what the app takes for valid.
  private mutating func add(_ name: String, _ values: [ExampleValue.Member]?, _ identity: [TypeID.Value]? = nil) {
    guard let values, faults(values, identity) == 0 else { return }
    append(name, values, identity)
  }

  /// What travels as an earlier one does says nothing more.
  private mutating func append(_ name: String, _ values: [ExampleValue.Member], _ identity: [TypeID.Value]?) {
    let example = ExampleMessage(message, named: nil, values, identity: identity, in: schema)
    if all.contains(where: { $0.json == example.json && $0.slots == example.slots && $0.identity == example.identity })
    {
      return
    }
    var free = name
    var number = 1
    while all.contains(where: { $0.name == free }) {
      number += 1
      free = "\(name) \(number)"
    }
    all.append(ExampleMessage(message, named: free, values, identity: identity, in: schema))
  }
}

extension Field.Slot {
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
}

extension TypeID.Component {
  /// - Parameter other: what stands for `_`.
  fileprivate func value(isUpper: Bool, else other: TypeID.Value) -> TypeID.Value {
    switch self {
    case .value(let value): value
    case .range(let range): .integer(isUpper ? range.upperBound : range.lowerBound)
    case .any: other
    }
  }
}

extension TypeID.Value {
  fileprivate var text: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let text): text
    }
  }
}
