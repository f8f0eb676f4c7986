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
  private let tree: EnvelopeTree
  /// The only field, where the payload is a list.
  private let list: SwiftField?

  init(_ message: borrowing Message, _ spelling: SwiftSpelling) {
    let number = message.envelope.index
    self.spelling = spelling
    identity = spelling.schema.configuration.envelopes[number].identity.indices.map {
      Self.value(of: message, $0, spelling.schema)
    }
    let slots = message.envelopeSlots(in: spelling.schema)
    tree =
      slots.isEmpty
      ? spelling.tree(of: message.envelope) : EnvelopeTree(spelling.schema[message.envelope], slots: slots)
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
    var statements = Statements(json: json)
    write(tree, to: &statements, &lines)
    statements.flush(to: &lines)
  }

  private func write(_ object: EnvelopeTree, to statements: inout Statements, _ lines: inout Lines) {
    statements.scope += 1
    let own = statements.scope
    if object.isText { statements.call(".openText()", to: &lines) }
    statements.pending += "{"
    var isFirst = true
    var followsSlot = false
    for member in object.members {
      if case .slot(let field) = member.content {
        statements.flush(to: &lines)
        WritingWriter(spelling: spelling, writer: statements.json).write(SwiftField(field, spelling), to: &lines)
        followsSlot = true
        continue
      }
      // A slot may have been left out, so whether a comma is needed shows at run time.
      if followsSlot { statements.call(".comma()", to: &lines) } else if !isFirst { statements.pending += "," }
      (isFirst, followsSlot) = (false, false)
      statements.pending += member.keyText
      write(member.content, to: &statements, &lines)
    }
    if object.holdsPayload {
      statements.flush(to: &lines)
      lines.add("writeMembers(&", statements.json, ")")
    } else {
      statements.call(".unknown(unknownKeys, scope: ", String(own), ")", to: &lines)
    }
    statements.pending += "}"
    if object.isText { statements.call(".closeText()", to: &lines) }
  }

  private func write(_ content: EnvelopeTree.Content, to statements: inout Statements, _ lines: inout Lines) {
    switch content {
    case .object(let child): write(child, to: &statements, &lines)
    case .constant(let text): statements.pending += SwiftLiteral.escaped(text)
    case .identity(let place):
      switch identity[place] {
      case .fixed(let text): statements.pending += text
      case .varying(let expression): statements.call(".identity(", expression, ")", to: &lines)
      }
    case .slot: break
    }
  }

  /// How far the writing is.
  private struct Statements {
    let json: String
    /// JSON text, inside a string literal, that is not written yet.
    var pending = ""
    var scope = 0

    init(json: String) { self.json = json }

    /// A call of the writing variable.
    mutating func call(_ function: String, _ argument: String = "", _ end: String = "", to lines: inout Lines) {
      flush(to: &lines)
      lines.add(json, function, argument, end)
    }

    mutating func flush(to lines: inout Lines) {
      if !pending.isEmpty { lines.add(json, ".raw(\"", pending, "\")") }
      pending = ""
    }
  }
}
