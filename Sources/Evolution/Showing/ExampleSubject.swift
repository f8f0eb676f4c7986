import Inspection
import Schema

/// A message of which examples of a change are made: candidates for them, and what to look at in these.
struct ExampleSubject {
  let schema: Schema
  let message: Message
  var candidates: [ExampleCandidates.Candidate]
  /// The message that the reader has for it; nil: none.
  var reader: Message?
  /// The field that changed, from the message inwards, on either side; empty: the whole message.
  var writtenPath: [Field] = []
  var readPath: [Field] = []
  /// Whether rules of the message changed.
  var isOfRules = false
  /// The message that the reader takes it for; nil: any other.
  var misreader: String?

  /// - Parameter written: A message that was decoded, which people may see without its sensitive values.
  func example(_ written: Inspection, _ outcome: BreakingExample.Outcome) -> BreakingExample {
    let envelope = schema[message.envelope]
    let (content, shownSlots) = (written.shownEncoding ?? "", written.shownSlots ?? [:])
    let payload = (envelope.payload ?? []).map(\.text)
    // If the reader does not find the key, the object that should have it is shown.
    let fields = [writtenPath, readPath].filter { !$0.isEmpty }.map { payload + $0.map(\.keyText) }
    let kept = fields.isEmpty ? [payload + [""]] : fields
    let excerpt = Excerpt(content: content, kept: envelope.idKeys.map { $0.map(\.text) } + kept)
    return BreakingExample(
      content: content, slots: shownSlots, externalID: written.payload.externalID.map { TypeID.Value($0) },
      excerpt: excerpt.text, slot: slots.first { shownSlots[$0] != nil }, outcome: outcome)
  }

  /// The slots that the changed field is sent in.
  private var slots: [String] {
    [writtenPath.last, readPath.last].compactMap { field in
      if case .named(let slot)? = field?.slot?.value { slot } else { nil }
    }
  }
}
