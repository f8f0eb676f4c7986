import Schema

/// Messages of one type that may demonstrate what a change does, and what to look at in them.
struct Demonstration {
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

  func example(_ candidate: ExampleCandidates.Candidate, _ reading: BreakingExample.Reading) -> BreakingExample {
    let envelope = schema[message.envelope]
    let shown = candidate.shown
    let payload = (envelope.payload ?? []).map(\.text)
    // Where the reader looks in vain, the object is shown that should have the key.
    let fields = [writtenPath, readPath].filter { !$0.isEmpty }.map { payload + $0.map(\.keyText) }
    let kept = fields.isEmpty ? [payload + [""]] : fields
    let excerpt = Excerpt(content: shown.json, kept: envelope.idKeys.map { $0.map(\.text) } + kept)
    return BreakingExample(
      content: shown.json, slots: shown.slots, externalID: shown.externalID,
      excerpt: excerpt.text, slot: slots.first { shown.slots[$0] != nil }, reading: reading)
  }

  /// Those that the changed field travels in.
  private var slots: [String] {
    [writtenPath.last, readPath.last].compactMap { field in
      if case .named(let slot)? = field?.slot?.value { slot } else { nil }
    }
  }
}
