import Examples
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
  private let aliases: [(key: String, alias: String)]
  /// The same with ids that the message is only read with, and in the encoding that its envelope only reads.
  private var foreignTexts: [String] = []
  var payload: Payload

  init(_ message: Message, _ example: ExampleMessage) {
    name = message.name
    isDraft = message.stability == .draft
    aliases = message.fields.flatMap { field in field.aliases.map { (field.keyText, $0.value) } }
    payload = Payload(
      example.json, externalID: example.externalID.map { MessageIdentity($0) }, slots: example.slots)
  }

  var description: String {
    let outside = payload.externalID.map { " outside \($0)" } ?? ""
    return payload.text + outside + (payload.slots.isEmpty ? "" : " \(payload.slots)")
  }

  /// The same with numbers as texts, and with aliases in the place of keys.
  var strangers: [WrittenMessage] {
    let quoted = payload.text.replacing(/:(-?[0-9.]+)(?=[,}])/) { ":\"\($0.1)\"" }
    let renamed = aliases.map { payload.text.replacing("\"\($0.key)\":", with: "\"\($0.alias)\":") }
    return ([quoted] + renamed + foreignTexts).filter { $0 != payload.text }.map { text in
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
    return schema.messages.flatMap { message -> [WrittenMessage] in
      var message = message
      message.examples += values.examples(of: message)
      if message.examples.count > 1 { message.examples.append(.init(named: "guessed", [])) }
      var foreign = message.alsoReads.map { other in
        var copy = message
        (copy.envelope, copy.ids) = (other.envelope, other.ids)
        return ExampleMessage.all(of: copy, in: schema).map(\.json)
      }
      if schema[message.envelope].encoding == .either {
        var schema = schema
        schema.configuration.envelopes[message.envelope.index].encoding = .jsonString
        foreign.append(ExampleMessage.all(of: message, in: schema).map(\.json))
      }
      return ExampleMessage.all(of: message, in: schema).enumerated().map { index, example in
        var written = WrittenMessage(message, example)
        written.foreignTexts = foreign.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        return written
      }
    }
  }
}

extension MessageIdentity {
  init(_ value: TypeID.Value) {
    switch value {
    case .integer(let value): self = .integer(value)
    case .string(let text): self = .text(text)
    }
  }
}
