import Schema
import Templating

/// The Swift statements that write a message's envelope around its payload.
struct EnvelopeWriter {
  /// What stands under an identity key.
  private enum Value {
    /// JSON text inside a string literal, always the same.
    case fixed(String)
    /// An expression.
    case varying(String)
  }

  /// By the number of the identity key.
  private let identity: [Value]
  private let spelling: SwiftSpelling
  private let steps: [EnvelopeStep]
  /// The only field, where the payload is a list.
  private let list: SwiftField?

  init(_ message: borrowing Message, _ spelling: SwiftSpelling) {
    let number = message.envelope.index
    self.spelling = spelling
    identity = spelling.schema.configuration.envelopes[number].identity.indices.map {
      Self.value(of: message, $0, spelling.schema)
    }
    let slots = message.envelopeSlots(in: spelling.schema)
    steps =
      slots.isEmpty
      ? spelling.steps(of: message.envelope)
      : EnvelopeStep.steps(of: EnvelopeTree(spelling.schema[message.envelope], slots: slots))
    list =
      spelling.schema.configuration.envelopes[number].isList
      ? message.fields.first.map { SwiftField($0, spelling) } : nil
  }

  private static func value(of message: borrowing Message, _ place: Int, _ schema: Schema) -> Value {
    switch message.fixedIdentity(place) {
    case .integer(let value)?: .fixed(String(value))
    case .string(let text)?: .fixed(SwiftLiteral.escaped(JSONText.string(text)))
    case nil: .varying(message.identityExpression(place, in: schema))
    }
  }

  /// - Parameter json: the name of the writing variable.
  func write(json: String, to lines: inout Lines) {
    if let list { return lines.add(json, ".list(", list.value, list.writingOptions, ")") }
    /// JSON text, inside a string literal, that is not written yet.
    var pending = ""
    func flush() {
      if !pending.isEmpty { lines.add(json, ".raw(\"", pending, "\")") }
      pending = ""
    }
    for step in steps {
      switch step {
      case .raw(let text): pending += text
      case .call(let call):
        flush()
        lines.add(json, call)
      case .payload:
        flush()
        lines.add("writeMembers(&", json, ")")
      case .slot(let field):
        flush()
        WritingWriter(writer: json).write(SwiftField(field, spelling), to: &lines)
      case .identity(let place):
        switch identity[place] {
        case .fixed(let text): pending += text
        case .varying(let expression):
          flush()
          lines.add(json, ".identity(", expression, ")")
        }
      }
    }
    flush()
  }
}
