import Inspection
import MessageRuntime
import Schema

/// An id as it is written: in a message with nothing but what decoders look for. It is a class for the same reason as
/// `FieldPair`.
final class WrittenID: Sendable {
  let message: Message
  let envelope: Envelope
  let id: [TypeID.Value]
  /// What decoders look for ids in.
  let payload: Payload

  /// - Parameter members: What is there beside the id.
  init(_ id: [TypeID.Value], of message: Message, in envelope: Envelope, beside members: [PathMember]) {
    (self.message, self.envelope, self.id) = (message, envelope, id)
    let ids = envelope.idKeys.enumerated().map { index, path in
      PathMember(path, index < id.count ? MessageIdentity(id[index]).json : "null")
    }
    let text = envelope.encoding == .jsonString ? envelope.payload.map { $0[...] } : nil
    payload = Payload(
      envelope.isList ? "[]" : PathMember.object(ids + members, textAt: text),
      externalID: envelope.hasExternalID ? id.first.map { MessageIdentity($0) } : nil)
  }
}

extension Envelope {
  /// The path of the object with the fields of `slot: envelope`.
  var slotsPath: Path { Array(idKeys.first?.dropLast() ?? []) }
}
