import Examples
import Inspection
import MessageRuntime
import Schema
import SourceText

/// A release and the current schemas, with the decoders of both.
struct Exchange {
  private let pair: SchemaPair
  private let old: Inspector
  private let new: Inspector

  init(_ pair: SchemaPair, oldReader: Inspector, newReader: Inspector) {
    self.pair = pair
    (old, new) = (oldReader, newReader)
  }

  /// Messages that show what a change does, the shortest first.
  func examples(of place: ChangedPlace, _ consequence: Consequence) -> [BreakingExample] {
    guard let outcome = consequence.outcome, outcome > .foreign else { return [] }
    let isNew = consequence.direction == .oldReadsNew
    let (writer, reader) = isNew ? (new, old) : (old, new)
    let trials = Trials(pair: pair, isNew: isNew).all(of: place, outcome)
    let found = trials.prefix(Self.mostTrials).flatMap { trial in
      trial.candidates.compactMap { candidate in
        let payload = Payload(candidate.written)
        let written = writer.inspect(payload)
        guard written.outcome == .decoded, written.message?.name == trial.message.name else {
          return nil as BreakingExample?
        }
        let verdict = Verdict(trial: trial, written: written, read: reader.inspect(payload))
        return verdict.reading(outcome, of: candidate).map { trial.example(candidate, $0) }
      }
    }
    var seen: Set<BreakingExample> = []
    return found.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }.map(\.element)
  }

  /// A type that is everywhere is shown in a few places.
  private static let mostTrials = 8
}

extension BreakingExample {
  fileprivate var length: Int { content.utf8.count + slots.values.reduce(0) { $0 + $1.utf8.count } }
}

extension Payload {
  fileprivate init(_ message: ExampleMessage) {
    let id: MessageIdentity? =
      switch message.externalID {
      case .integer(let value)?: .integer(value)
      case .string(let text)?: .text(text)
      case nil: nil
      }
    self.init(message.json, externalID: id, slots: message.slots)
  }
}
