import Inspection
import Schema

/// The examples of a message that a release records: with everything, with as little as possible, with each further case and
/// id, and those of the schema.
struct FixtureExamples {
  typealias Values = [Schema.Example.Entry]

  private let message: Message
  private let inspector: Inspector
  /// Their names differ.
  private(set) var all: [ExampleMessage] = []

  init(_ message: Message, by inspector: Inspector) {
    self.message = message
    self.inspector = inspector
    let main = message.examples.first
    let usual = ExampleMessage.values(of: message, main, in: inspector.schema)
    let full = FullValues(of: message, main, by: inspector)
    add("full", full.members)
    add("least", least(main))
    addCases(usual, full.faults.isEmpty ? full.members : usual)
    addIDs(usual)
    for (example, own) in zip(ExampleMessage.all(of: message, by: inspector), message.examples) {
      append(own.name.value, example)
    }
  }

  private func least(_ main: Schema.Example?) -> Values? {
    let guessed = ExampleMessage.values(of: message, nil, filling: .least, in: inspector.schema)
    if isValid(example(guessed)) { return guessed }
    let given = ExampleMessage.values(of: message, main, filling: .least, in: inspector.schema)
    return isValid(example(given)) ? given : nil
  }

  // MARK: Cases and ids

  /// Adds a message for each case that the usual one does not have; for fields that it leaves out, based on the full one.
  private mutating func addCases(_ usual: Values, _ full: Values) {
    var shown: Set<EnumType.ID> = []
    for values in [usual, full] {
      let fields = zip(message.fields, values).enumerated().filter { _, field in !field.0.isInNamedSlot }
      for (index, (field, entry)) in fields {
        let variants = CaseVariant.all(
          of: entry.value.value, field.type, at: field.name, in: inspector.schema, unless: &shown)
        for variant in variants {
          var values = values
          values[index].value.value = variant.value
          add(variant.name, values)
        }
      }
    }
  }

  /// Both ends of ranges, and every further id.
  private mutating func addIDs(_ usual: Values) {
    let first = example(usual).identity
    for id in message.ids.all {
      for isUpper in [false, true] {
        let identity = zip(id.components, first).map { $0.value(isUpper: isUpper, else: $1) }
        if identity == first || all.contains(where: { $0.identity == identity }) { continue }
        add("id=" + identity.map(\.text).joined(separator: "/"), usual, identity)
      }
    }
  }

  // MARK: Adding

  private func example(_ values: Values, _ identity: [TypeID.Value]? = nil) -> ExampleMessage {
    ExampleMessage(message, named: nil, values, identity: identity, by: inspector)
  }

  private func isValid(_ example: ExampleMessage) -> Bool { example.faults(of: message).isEmpty }

  /// Adds a message that is valid.
  private mutating func add(_ name: String, _ values: Values?, _ identity: [TypeID.Value]? = nil) {
    guard let values else { return }
    let example = example(values, identity)
    if isValid(example) { append(name, example) }
  }

  /// Messages that are sent like an earlier one show nothing new.
  private mutating func append(_ name: String, _ example: ExampleMessage) {
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
    all.append(example.named(free))
  }
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
