import Schema
import Templating

/// The Swift statements that write a message's envelope around its payload.
struct EnvelopeWriter {
  /// What stands under an identity key.
  private enum Value {
    /// JSON text, always the same.
    case fixed(String)
    /// An expression.
    case varying(String)
  }

  /// By the number of the identity key.
  private let identity: [Value]
  private let spelling: SwiftSpelling
  private let json: String
  private var lines = Lines()
  /// JSON text that is not written yet.
  private var pending = ""
  private var scope = 0

  /// - Parameter json: the name of the writing variable.
  static func lines(_ message: Message, _ spelling: SwiftSpelling, json: String) -> Lines {
    let envelope = spelling.schema[message.envelope]
    var writer = EnvelopeWriter(
      identity: envelope.identity.indices.map { value(of: message, $0, spelling.schema) }, spelling: spelling,
      json: json)
    if envelope.isList, let field = message.fields.first {
      let field = SwiftField(field, spelling)
      writer.add("\(json).list(\(field.value)\(field.writingOptions))")
    } else {
      writer.write(EnvelopeTree(envelope, slots: message.envelopeSlots(in: spelling.schema)))
      writer.flush()
    }
    return writer.lines
  }

  private static func value(of message: Message, _ place: Int, _ schema: Schema) -> Value {
    switch message.fixedIdentity(place) {
    case .integer(let value)?: .fixed(String(value))
    case .string(let text)?: .fixed(JSONText.string(text))
    case nil: .varying(message.identityExpression(place, in: schema))
    }
  }

  private init(identity: [Value], spelling: SwiftSpelling, json: String) {
    self.identity = identity
    self.spelling = spelling
    self.json = json
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
    case .identity(let place):
      switch identity[place] {
      case .fixed(let text): pending += text
      case .varying(let expression): add("\(json).identity(\(expression))")
      }
    case .slot: break
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
