import MessageRuntime
import Schema
import SourceText

extension PayloadObject: CustomAttachment {
  static var messageName: String { CodingScope.current.object.name }

  /// The whole envelope.
  func encode() -> String {
    guard let message = shape.message else { return JSONWriter.text(of: self) }
    return inScope { encode(message) }
  }

  private func encode(_ message: Message) -> String {
    var writer = JSONWriter()
    let envelope = shapes.schema[message.envelope]
    if envelope.isList, let field = shape.fields.first {
      writer.list(values[0], field.writing)
      return writer.finish()
    }
    let tree = EnvelopeTree(envelope, slots: message.envelopeSlots(in: shapes.schema))
    for step in EnvelopeStep.steps(of: tree) {
      switch step {
      case .raw(let text): writer.raw(text)
      case .openText: writer.openText()
      case .closeText: writer.closeText()
      case .comma: writer.comma()
      case .unknown(let scope): writeUnknown(&writer, scope: scope)
      case .payload: writeMembers(&writer)
      case .id(let index): write(index, of: message, &writer)
      case .slot(let field):
        if let index = shape.index(of: field.name) { write(shape.fields[index], values[index], &writer) }
      }
    }
    return writer.finish()
  }

  private func write(_ index: Int, of message: Message, _ writer: inout JSONWriter) {
    switch message.fixedID(index) {
    case .integer(let value)?: writer.raw(String(value))
    case .string(let text)?: writer.raw(Escaping.jsonString(text))
    case nil: writer.identity(identity, index)
    }
  }

  func validate() -> [MessageFailure] {
    if CodingScope.current.isUnchecked { return [] }
    return inScope { MessageCheck.failures(of: self, isStrict: !shapes.schema.configuration.isLenient) }
  }
}
