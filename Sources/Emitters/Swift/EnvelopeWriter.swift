import Schema
import Templating

/// The Swift statements that write a message's envelope around its payload.
struct EnvelopeWriter {
  private let message: Message
  private let spelling: SwiftSpelling
  private let json: String
  private var lines = Lines()
  /// JSON text that is not written yet.
  private var pending = ""
  private var scope = 0

  /// - Parameter json: the name of the writing variable.
  static func write(_ message: Message, _ spelling: SwiftSpelling, json: String, to lines: inout Lines) {
    let envelope = spelling.schema[message.envelope]
    if envelope.isList, let field = message.fields.first {
      return lines.add("\(json).list(\(SwiftField(field, spelling).value)\(options(field)))")
    }
    var writer = EnvelopeWriter(message: message, spelling: spelling, json: json)
    writer.write(EnvelopeTree(envelope, slots: message.envelopeSlots(in: spelling.schema)))
    writer.flush()
    lines.add(writer.lines)
  }

  private init(message: Message, spelling: SwiftSpelling, json: String) {
    self.message = message
    self.spelling = spelling
    self.json = json
  }

  private static func options(_ field: Field) -> String {
    let options = field.writingOptions
    return options.isEmpty ? "" : ", [\(options.joined(separator: ", "))]"
  }

  private mutating func write(_ object: EnvelopeTree) {
    scope += 1
    let own = scope
    if object.isText { add("\(json).openText()") }
    pending += "{"
    var isFirst = true
    var followsSlot = false
    for member in object.members {
      if case .slot(let field) = member.content {
        flush()
        WritingWriter(spelling: spelling, writer: json).write(SwiftField(field, spelling), to: &lines)
        followsSlot = true
        continue
      }
      // A slot may have been left out, so whether a comma is needed shows at run time.
      if followsSlot { add("\(json).comma()") } else if !isFirst { pending += "," }
      (isFirst, followsSlot) = (false, false)
      pending += JSONText.string(member.key) + ":"
      write(member.content)
    }
    add(object.holdsPayload ? "writeMembers(&\(json))" : "\(json).unknown(unknownKeys, scope: \(own))")
    pending += "}"
    if object.isText { add("\(json).closeText()") }
  }

  private mutating func write(_ content: EnvelopeTree.Content) {
    switch content {
    case .object(let child): write(child)
    case .constant(let text): pending += text
    case .identity(let place): writeIdentity(place)
    case .slot: break
    }
  }

  private mutating func writeIdentity(_ place: Int) {
    switch message.fixedIdentity(place) {
    case .integer(let value)?: pending += String(value)
    case .string(let text)?: pending += JSONText.string(text)
    case nil: add("\(json).identity(\(message.identityExpression(place, in: spelling.schema)))")
    }
  }

  private mutating func add(_ statement: Snippet) {
    flush()
    lines.add(statement)
  }

  private mutating func flush() {
    if !pending.isEmpty { lines.add("\(json).raw(\(quoted: pending))") }
    pending = ""
  }
}
