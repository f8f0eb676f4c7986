import Inspection
import Schema
import SourceText

/// Finds messages that show what changes do, by decoding them: so nothing is claimed that does not happen.
struct ExampleSearch {
  /// Of releases that something breaks; those that are alike have one.
  private let exchanges: [Int: Exchange]
  /// The places in `exchanges` by the names of releases.
  private let places: [String: Int]

  init(for changes: [BreakingChange], _ pairs: ReleasePairs) {
    let releases = pairs.releases
    let sensitive = SensitiveFields(of: [pairs.schema] + pairs.distinct.map { releases[$0.place].schema })
    let newReader = Inspector(sensitive.marked(in: pairs.schema).generated)
    let broken = Set(changes.flatMap(\.breaks).filter { $0.consequence.outcome != nil }.flatMap(\.releases))
    places = Dictionary(zip(releases.map(\.name), pairs.alike)) { first, _ in first }
    let needed = Set(broken.compactMap { [places] in places[$0] })
    let exchanges = pairs.distinct.filter { needed.contains($0.place) }.parallelMap { release in
      let oldReader = Inspector(sensitive.marked(in: releases[release.place].readingSchema).generated)
      let pair = release.current.marked(by: sensitive)
      return (release.place, Exchange(pair, oldReader: oldReader, newReader: newReader))
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
  private func shown(_ part: BreakingChange.Break, _ changed: ChangedPlace) -> [ShownBreak] {
    guard part.consequence.outcome != nil else { return [] }
    var known: [Int: [BreakingExample]] = [:]
    for place in Set(part.releases.compactMap { places[$0] }) {
      known[place] = exchanges[place]?.examples(of: changed, part.consequence)
    }
    var rest = part.releases.map { name in (name: name, examples: places[name].flatMap { known[$0] } ?? []) }
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
