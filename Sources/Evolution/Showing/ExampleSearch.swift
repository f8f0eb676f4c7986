import Inspection
import Schema

/// Finds messages that show what changes do, by decoding them: so nothing is claimed that does not happen.
struct ExampleSearch {
  private let releases: [Release]
  private let sensitive: SensitiveFields
  private let new: ComparedSchema
  private let newReader: Inspector
  /// By the index of the release.
  private var exchanges: [Int: Exchange] = [:]

  init(_ new: Schema, _ releases: [Release]) {
    self.releases = releases
    sensitive = SensitiveFields(of: [new] + releases.map(\.schema))
    let marked = sensitive.marked(in: new)
    self.new = ComparedSchema(marked)
    newReader = Inspector(marked.generated)
  }

  mutating func addExamples(to changes: inout [BreakingChange]) {
    for index in changes.indices {
      guard let place = ChangedPlace(changes[index].at) else { continue }
      for part in changes[index].breaks.indices {
        changes[index].breaks[part].shown = shown(changes[index].breaks[part], place)
      }
    }
  }

  /// An example for as many releases as it shows the change for, another one for the rest, and at last those without.
  private mutating func shown(_ part: BreakingChange.Break, _ place: ChangedPlace) -> [ShownBreak] {
    guard part.consequence.outcome != nil else { return part.shown }
    var rest: [(name: String, examples: [BreakingExample])] = part.releases.compactMap { name in
      releases.firstIndex { $0.name == name }.map { (name, exchange(with: $0).examples(of: place, part.consequence)) }
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

  private mutating func exchange(with index: Int) -> Exchange {
    if let exchange = exchanges[index] { return exchange }
    let old = sensitive.marked(in: releases[index].schema)
    let reader = Inspector(sensitive.marked(in: releases[index].readingSchema).generated)
    let pair = SchemaPair(old: ComparedSchema(old, isStrict: releases[index].isStrict), new: new)
    let exchange = Exchange(pair, oldReader: reader, newReader: newReader)
    exchanges[index] = exchange
    return exchange
  }
}
