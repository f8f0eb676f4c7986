import Inspection
import SourceText

/// Finds messages that show what changes do, by decoding them, so that nothing is claimed that does not happen.
struct ExampleSearch {
  private let changes: [BreakingChange]
  /// The index of the first release that is like each one, by its name.
  private let indices: [String: Int]
  /// For each change the releases that are looked at instead of others, by the indices of these.
  private let alike: [[Int: Int]]
  /// Of the releases that are looked at, by their indices.
  private let decoderPairs: [Int: DecoderPair]

  init(for changes: [BreakingChange], _ pairs: ReleasePairs) {
    let indices = Dictionary(zip(pairs.releases.map(\.name), pairs.alike)) { first, _ in first }
    let sensitive = SensitiveFields(
      of: [pairs.schema] + pairs.distinct.map { pairs.releases[$0.index].schema })
    let sources = ExampleSources(pairs, sensitive)
    let alike = changes.map { change -> [Int: Int] in
      let shown = change.breaks.filter { $0.consequence.outcome?.isShown == true }.flatMap(\.releases)
      return ChangedDeclaration(change.at).map { sources.alike(Set(shown.compactMap { indices[$0] }), for: $0) } ?? [:]
    }
    (self.changes, self.indices, self.alike) = (changes, indices, alike)
    decoderPairs = Self.decoderPairs(with: Set(alike.flatMap(\.values)), pairs, sensitive)
  }

  /// - Parameter needed: The indices of releases.
  private static func decoderPairs(
    with needed: Set<Int>, _ pairs: ReleasePairs, _ sensitive: SensitiveFields
  ) -> [Int: DecoderPair] {
    if needed.isEmpty { return [:] }
    let newReader = Inspector(sensitive.marked(in: pairs.schema).generated)
    let decoderPairs = pairs.distinct.filter { needed.contains($0.index) }.parallelMap { release in
      let schema = pairs.releases[release.index].readingSchema
      let oldReader = Inspector(sensitive.marked(in: schema).generated)
      let pair = release.current.marked(by: sensitive)
      return (release.index, DecoderPair(pair, oldReader: oldReader, newReader: newReader))
    }
    return Dictionary(uniqueKeysWithValues: decoderPairs)
  }

  /// The changes with examples.
  var illustrated: [BreakingChange] {
    Array(zip(changes, alike)).parallelMap { change, alike in
      guard let declaration = ChangedDeclaration(change.at) else { return change }
      var change = change
      for part in change.breaks.indices {
        change.breaks[part].shown = shown(change.breaks[part], declaration, alike)
      }
      return change
    }
  }

  /// The releases grouped by the example that shows the change for them; at last those without one.
  private func shown(
    _ part: BreakingChange.Break, _ changed: ChangedDeclaration, _ alike: [Int: Int]
  ) -> [BrokenReleases] {
    guard part.consequence.outcome != nil else { return [] }
    let looked = part.releases.map { name in indices[name].flatMap { alike[$0] } }
    var known: [Int: [BreakingExample]] = [:]
    for index in Set(looked.compactMap { $0 }) {
      known[index] = decoderPairs[index]?.examples(of: changed, part.consequence)
    }
    var rest = zip(part.releases, looked).map { name, index in
      (name: name, examples: index.flatMap { known[$0] } ?? [])
    }
    var shown: [BrokenReleases] = []
    while let example = Self.best(of: rest.map(\.examples)) {
      let isShown = { (release: (name: String, examples: [BreakingExample])) in release.examples.contains(example) }
      shown.append(BrokenReleases(releases: rest.filter(isShown).map(\.name), example: example))
      rest.removeAll(where: isShown)
    }
    return shown + (rest.isEmpty ? [] : [BrokenReleases(releases: rest.map(\.name), example: nil)])
  }

  /// The example that most releases have; of several the latest release's shortest.
  private static func best(of examples: [[BreakingExample]]) -> BreakingExample? {
    let counts = examples.joined().reduce(into: [:] as [BreakingExample: Int]) { $0[$1, default: 0] += 1 }
    guard let most = counts.values.max() else { return nil }
    return examples.reversed().joined().first { counts[$0] == most }
  }
}
