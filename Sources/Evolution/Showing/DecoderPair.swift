import Inspection
import Schema

/// A release and the current schemas, with the decoders of both.
struct DecoderPair: Sendable {
  private let pair: SchemaPair
  private let old: Inspector
  private let new: Inspector

  init(_ pair: SchemaPair, oldReader: Inspector, newReader: Inspector) {
    self.pair = pair
    (old, new) = (oldReader, newReader)
  }

  /// Messages that show what a change does, those that fit into a line first.
  func examples(of declaration: ChangedDeclaration, _ consequence: Consequence) -> [BreakingExample] {
    guard let outcome = consequence.outcome, outcome.isShown else { return [] }
    let isNew = consequence.direction == .oldReadsNew
    var found: [BreakingExample] = []
    for subject in ExampleSubjects(pair: pair, isNew: isNew).all(of: declaration).prefix(ExampleSubjects.most) {
      var missing = Self.mostExamples
      for candidate in subject.candidates where missing > 0 {
        guard let example = example(subject, candidate, outcome, isNew: isNew) else { continue }
        found.append(example)
        missing -= 1
      }
    }
    var seen: Set<BreakingExample> = []
    let unique = found.filter { seen.insert($0).inserted }
    return unique.filter { $0.isWhole } + unique.filter { !$0.isWhole }
  }

  /// nil: the candidate does not show the outcome.
  private func example(
    _ subject: ExampleSubject, _ candidate: ExampleCandidates.Candidate, _ outcome: DecodingOutcome, isNew: Bool
  ) -> BreakingExample? {
    let writer = isNew ? new : old
    let written = writer.inspect(writer.payload(of: candidate.message, candidate.values, ids: candidate.ids))
    guard written.outcome == .decoded, written.message?.name == subject.message.name else { return nil }
    let decoded = DecodedCandidate(
      subject: subject, written: written, read: (isNew ? old : new).inspect(written.sent))
    return decoded.outcome(of: outcome).map { subject.example(written, $0) }
  }

  /// Enough candidates to find an example that several releases have in common.
  private static let mostExamples = 6
}
