import Schema
import SourceText

/// The Swift statements that write a message's envelope around its payload.
struct EnvelopeWriter {
  private let message: Message
  private let spelling: SwiftSpelling

  init(_ message: Message, _ spelling: SwiftSpelling) {
    self.message = message
    self.spelling = spelling
  }

  /// - Parameter json: the name of the writing variable.
  func statements(json: String) -> [String] {
    let envelope = spelling.schema[message.envelope]
    if envelope.isList, let field = message.fields.first {
      let list = SwiftField(field, spelling)
      return ["\(json).list(\(([list.value] + list.writingOptions).joined(separator: ", ")))"]
    }
    let steps = EnvelopeStep.steps(of: EnvelopeTree(envelope, slots: message.envelopeSlots(in: spelling.schema)))
    var statements: [String] = []
    var text: String?
    for step in steps {
      if let more = fixedText(step) {
        text = (text ?? "") + more
        continue
      }
      if let text { statements.append(Self.raw(text, json)) }
      text = nil
      statements += self.statements(step, json)
    }
    return statements + (text.map { [Self.raw($0, json)] } ?? [])
  }

  /// What is the same for all values; such steps in a row are one statement.
  private func fixedText(_ step: EnvelopeStep) -> String? {
    switch step {
    case .raw(let text): text
    case .id(let number):
      switch message.fixedID(number) {
      case .integer(let value)?: String(value)
      case .string(let text)?: Escaping.jsonString(text)
      case nil: nil
      }
    case .call, .slot, .payload: nil
    }
  }

  private static func raw(_ text: String, _ json: String) -> String { "\(json).raw(\(SwiftLiteral.raw(text)))" }

  private func statements(_ step: EnvelopeStep, _ json: String) -> [String] {
    switch step {
    case .raw: []
    case .call(let call): [json + call]
    case .payload: ["writeMembers(&\(json))"]
    case .slot(let field): EncodingGenerator(writer: json).statements(SwiftField(field, spelling))
    case .id(let number): ["\(json).identity(\(message.idExpression(number, in: spelling.schema)))"]
    }
  }
}
