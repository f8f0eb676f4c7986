import Inspection
import Schema
import SourceText

/// Finds messages that show what changes do, by decoding them: so nothing is claimed that does not happen.
struct ExampleSearch {
  /// By the names of the releases that something breaks.
  private let exchanges: [String: Exchange]

  /// - Parameter pairs: Each release and the current schemas.
  init(for changes: [BreakingChange], _ new: Schema, _ releases: [Release], _ pairs: [SchemaPair]) {
    let sensitive = SensitiveFields(of: [new] + releases.map(\.schema))
    let newReader = Inspector(sensitive.marked(in: new).generated)
    let broken = Set(changes.flatMap(\.breaks).filter { $0.consequence.outcome != nil }.flatMap(\.releases))
    let exchanges = zip(releases, pairs).filter { broken.contains($0.0.name) }.parallelMap { release, pair in
      let oldReader = Inspector(sensitive.marked(in: release.readingSchema).generated)
      return (release.name, Exchange(pair.marked(by: sensitive), oldReader: oldReader, newReader: newReader))
    }
    self.exchanges = Dictionary(exchanges) { first, _ in first }
  }

  /// The same with examples.
  func shown(_ changes: [BreakingChange]) -> [BreakingChange] {
    changes.parallelMap { change in
      guard let place = ChangedPlace(change.at) else { return change }
      var change = change
      for part in change.breaks.indices { change.breaks[part].shown = shown(change.breaks[part], place) }
      return change
    }
  }

  /// An example for as many releases as it shows the change for, another one for the rest, and at last those without.
  private func shown(_ part: BreakingChange.Break, _ place: ChangedPlace) -> [ShownBreak] {
    guard part.consequence.outcome != nil else { return [] }
    var rest = part.releases.map { name in
      (name: name, examples: exchanges[name]?.examples(of: place, part.consequence) ?? [])
    }
    var shown: [ShownBreak] = []
    while let example = Self.best(of: rest.map(\.examples)) {
      let isShown = { (release: (name: String, examples: [BreakingExample])) in release.examples.contains(example) }
      shown.append(ShownBreak(releases: rest.filter(isShown).map(\.name), example: example))
      rest.removeAll(where: isShown)
    }
    return shown + (rest.isEmpty ? [] : [ShownBreak(releases: rest.map(\.name), example: nil)])
  }

  /// The one that most releases have; of equals the latest one's shortest.
  private static func best(of examples: [[BreakingExample]]) -> BreakingExample? {
    let counts = examples.joined().reduce(into: [:] as [BreakingExample: Int]) { $0[$1, default: 0] += 1 }
    guard let most = counts.values.max() else { return nil }
    return examples.reversed().joined().first { counts[$0] == most }
  }
}
