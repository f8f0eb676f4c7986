import Inspection
import MessageRuntime
import Schema
import SourceText

@testable import Evolution

/// A message as one side writes it.
struct WrittenMessage: Sendable, CustomStringConvertible {
  /// The writer's.
  let name: String
  let isDraft: Bool
  /// It is not there for one value of one field.
  private let isUsual: Bool
  private let aliases: [(key: String, alias: String)]
  /// The same with ids that the message is only read with.
  private var foreignTexts: [String] = []
  var payload: Payload

  init(_ message: Message, _ example: ExampleMessage) {
    name = message.name
    isDraft = message.stability == .draft
    isUsual = example.name != "one"
    aliases = message.fields.flatMap { field in field.aliases.map { (field.keyText, $0.value) } }
    payload = Payload(
      example.json, externalID: example.externalID.map { MessageIdentity($0) }, slots: example.slots)
  }

  var description: String {
    let outside = payload.externalID.map { " outside \($0)" } ?? ""
    return payload.text + outside + (payload.slots.isEmpty ? "" : " \(payload.slots)")
  }

  /// The same in other forms, and with aliases in the place of keys.
  var strangers: [WrittenMessage] {
    let reworded = JSONValue(json: payload.text).map(ForeignForms.reworded) ?? []
    let renamed = aliases.map { payload.text.replacing("\"\($0.key)\":", with: "\"\($0.alias)\":") }
    return with(reworded.map(\.json) + renamed + foreignTexts)
  }

  /// The same without one of the keys.
  var shortened: [WrittenMessage] {
    isUsual ? with((JSONValue(json: payload.text).map(ForeignForms.shortened) ?? []).map(\.json)) : []
  }

  private func with(_ texts: [String]) -> [WrittenMessage] {
    texts.filter { $0 != payload.text }.map { text in
      var stranger = self
      stranger.payload.text = text
      return stranger
    }
  }

  /// Every message that is written if each field of each message in turn has each of its values.
  ///
  /// - Parameter other: the other side, whose ids and constants are tried, too.
  static func all(of schema: Schema, against other: Schema) -> [WrittenMessage] {
    let values = FieldValues(schema: schema, constants: Constants([schema, other]))
    let inspector = Inspector(schema)
    return schema.messages.flatMap { declared -> [WrittenMessage] in
      var examples = declared.examples + values.examples(of: declared)
      if examples.count > 1 { examples.append(Schema.Example(named: "guessed", [])) }
      if let id = declared.commonID(with: other) {
        for index in examples.indices where examples[index].ids == nil {
          examples[index].ids = Located(id, declared.ids.range)
        }
      }
      let message = declared.with(examples: examples)
      let foreign = message.alsoReads.map { other in
        let copy = message.with(ids: other.ids, envelope: other.envelope)
        var alone = schema
        alone.messages = [copy]
        return ExampleMessage.all(of: copy, by: Inspector(alone)).map(\.json)
      }
      return ExampleMessage.all(of: message, by: inspector).enumerated().map { index, example in
        var written = WrittenMessage(message, example)
        written.foreignTexts = foreign.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        return written
      }
    }
  }
}

extension Message {
  /// One of several ids that the message has on the other side as well; nil: there is none.
  fileprivate func commonID(with other: Schema) -> [TypeID.Value]? {
    guard ids.single == nil, let message = other.messages.first(where: { $0.name == name }) else { return nil }
    let values = message.ids.all.map { id in
      id.components.compactMap { component -> TypeID.Value? in
        switch component {
        case .value(let value): value
        case .range(let range): .integer(range.lowerBound)
        case .any: nil
        }
      }
    }
    return values.first { id in
      let components = id.map { TypeID.Component.value($0) }
      return ids.all.contains { $0.components.count == id.count && $0.components.overlaps(components, strictly: true) }
    }
  }
}
