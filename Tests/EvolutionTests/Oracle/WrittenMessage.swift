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
  private let aliases: [(key: String, alias: String)]
  var payload: Payload

  init(_ message: Message, _ example: ExampleMessage) {
    name = message.name
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
    return ([quoted] + renamed).filter { $0 != payload.text }.map { text in
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
    return schema.messages.filter { $0.stability != .draft }.flatMap { message -> [WrittenMessage] in
      var message = message
      message.examples += values.examples(of: message)
      if message.examples.count > 1 { message.examples.append(.init(named: "guessed", [])) }
      return ExampleMessage.all(of: message, in: schema).map { WrittenMessage(message, $0) }
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
