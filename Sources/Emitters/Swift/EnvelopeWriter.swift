import Schema
import SourceText
import Templating

/// The Swift statements that write a message's envelope around its payload.
struct EnvelopeWriter {
  private let message: Message
  private let steps: [EnvelopeStep]
  /// The only field, where the payload is a list.
  private let list: SwiftField?

  init(_ message: Message, _ spelling: SwiftSpelling) {
    self.message = message
    let isList = spelling.schema.configuration.envelopes[message.envelope.index].isList
    let slots = message.hasEnvelopeSlots ? message.envelopeSlots(in: spelling.schema) : []
    steps =
      slots.isEmpty
      ? spelling.steps(of: message.envelope)
      : EnvelopeStep.steps(of: EnvelopeTree(spelling.schema[message.envelope], slots: slots))
    list = isList ? message.fields.first.map { SwiftField($0, spelling) } : nil
  }

  /// - Parameter json: the name of the writing variable.
  func write(json: String, _ spelling: SwiftSpelling, to lines: inout Lines) {
    if let list { return write(list, json, to: &lines) }
    var place = 0
    while place < steps.count {
      let end = endOfText(from: place)
      if place < end { writeText(place..<end, json, to: &lines) }
      if end < steps.count { write(steps[end], json, spelling, to: &lines) }
      place = end + 1
    }
  }

  /// Steps in a row that always write the same text are one statement.
  private func endOfText(from start: Int) -> Int {
    var place = start
    while place < steps.count {
      switch steps[place] {
      case .raw: place += 1
      case .identity(let number):
        if message.fixedIdentity(number) == nil { return place }
        place += 1
      case .call, .slot, .payload: return place
      }
    }
    return place
  }

  private func writeText(_ places: Range<Int>, _ json: String, to lines: inout Lines) {
    var text = ""
    for place in places {
      if case .raw(let part) = steps[place] { text += part }
      if case .identity(let number) = steps[place] { text += fixedIdentity(number) }
    }
    lines.add(json, ".raw(", SwiftLiteral.raw(text), ")")
  }

  /// An identity that is always the same, as JSON.
  private func fixedIdentity(_ number: Int) -> String {
    switch message.fixedIdentity(number) {
    case .integer(let value)?: String(value)
    case .string(let text)?: Escaping.jsonString(text)
    case nil: ""
    }
  }

  private func write(_ list: SwiftField, _ json: String, to lines: inout Lines) {
    lines.add(json, ".list(", ([list.value] + list.writingOptions).joined(separator: ", "), ")")
  }

  private func write(
    _ step: EnvelopeStep, _ json: String, _ spelling: SwiftSpelling, to lines: inout Lines
  ) {
    switch step {
    case .raw: break
    case .call(let call): lines.add(json, call)
    case .payload: lines.add("writeMembers(&", json, ")")
    case .slot(let field): WritingWriter(writer: json).write(SwiftField(field, spelling), to: &lines)
    case .identity(let number):
      lines.add(json, ".identity(", message.identityExpression(number, in: spelling.schema), ")")
    }
  }
}
