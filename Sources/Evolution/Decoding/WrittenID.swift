import Inspection
import MessageRuntime
import Schema
import SourceText

/// An id as it is written: in a message with nothing but what is always present. It is a class for the same reason as
/// `FieldPair`.
final class WrittenID: Sendable {
  let message: Message
  let envelope: Envelope
  let id: [TypeID.Value]
  /// What decoders look for ids in.
  let payload: Payload

  private init(_ id: [TypeID.Value], of message: Message, in envelope: Envelope, _ text: String) {
    (self.message, self.envelope, self.id) = (message, envelope, id)
    payload = Payload(text, externalID: envelope.hasExternalID ? id.first.map { MessageIdentity($0) } : nil)
  }

  static func all(
    _ ids: [[TypeID.Value]], of message: Message, in envelope: Envelope, _ schema: Schema
  ) -> [WrittenID] {
    let slots = message.fields.filter { $0.slot?.value == .envelope }
    let tree = EnvelopeTree(envelope, slots: slots)
    let fields = schema.members(message.fields.filter { $0.slot == nil })
    return ids.map { id in
      let text = envelope.isList ? "[]" : tree.text(id, fields) { schema.members([$0]) }
      return WrittenID(id, of: message, in: envelope, text)
    }
  }
}

extension Schema {
  /// The members of fields that are always there, with values that are no ids.
  ///
  /// - Parameter depth: How many objects are around them. Paths of envelopes are shorter than the limit; objects without
  ///   one may be within themselves, or within each other in very many ways.
  fileprivate func members(_ fields: [Field], depth: Int = 0) -> [String] {
    var members: [String] = []
    for field in fields where !field.mayBeMissing {
      var json = "true"
      if case .object(let id) = field.type, field.encoding == nil {
        let inner = depth < 8 ? self.members(self[id].fields, depth: depth + 1) : []
        json = "{" + inner.joined(separator: ",") + "}"
      }
      for key in field.writtenKeys { members.append(Escaping.jsonString(key.text) + ":" + json) }
    }
    return members
  }
}

extension EnvelopeTree {
  /// - Parameters:
  ///   - fields: The members of the payload.
  ///   - slot: Those of a field beside the id.
  fileprivate func text(_ id: [TypeID.Value], _ fields: [String], slot: (Field) -> [String]) -> String {
    let own = members.flatMap { member -> [String] in
      let json: String
      switch member.content {
      case .object(let tree): json = tree.text(id, fields, slot: slot)
      case .id(let index): json = index < id.count ? MessageIdentity(id[index]).json : "null"
      case .constant(let constant): json = constant
      case .slot(let field): return slot(field)
      }
      return [Escaping.jsonString(member.key.text) + ":" + json]
    }
    let text = "{" + (own + (holdsPayload ? fields : [])).joined(separator: ",") + "}"
    return isText ? Escaping.jsonString(text) : text
  }
}

extension Envelope {
  /// The path of the object with the fields of `slot: envelope`.
  var slotsPath: Path { Array(idKeys.first?.dropLast() ?? []) }
}
