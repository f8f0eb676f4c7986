import Inspection
import Schema

/// Messages of one type that may demonstrate what a change does, and what to look at in them.
struct ExampleSubject {
  let schema: Schema
  let message: Message
  var candidates: [ExampleCandidates.Candidate]
  /// What the reader has for the message; nil: nothing.
  var reader: Message?
  /// The field that changed, from the message inwards, on either side; empty: the whole message.
  var writtenPath: [Field] = []
  var readPath: [Field] = []
  /// Rules of the message changed.
  var isOfRules = false
  /// The message that the reader takes it for; nil: any other.
  var misreader: String?

  /// - Parameter written: A message that was decoded, which people may see without its sensitive values.
  func example(_ written: Inspection, _ outcome: BreakingExample.Outcome) -> BreakingExample {
    let envelope = schema[message.envelope]
    let (content, shownSlots) = (written.shownEncoding ?? "", written.shownSlots ?? [:])
    let payload = (envelope.payload ?? []).map(\.text)
    // Where the reader looks in vain, the object is shown that should have the key.
    let fields = [writtenPath, readPath].filter { !$0.isEmpty }.map { payload + $0.map(\.keyText) }
    let kept = fields.isEmpty ? [payload + [""]] : fields
    let excerpt = Excerpt(content: content, kept: envelope.idKeys.map { $0.map(\.text) } + kept)
    return BreakingExample(
      content: content, slots: shownSlots, externalID: written.payload.externalID.map { TypeID.Value($0) },
      excerpt: excerpt.text, slot: slots.first { shownSlots[$0] != nil }, outcome: outcome)
  }

  /// Those that the changed field travels in.
  private var slots: [String] {
    [writtenPath.last, readPath.last].compactMap { field in
      if case .named(let slot)? = field?.slot?.value { slot } else { nil }
    }
  }
}
