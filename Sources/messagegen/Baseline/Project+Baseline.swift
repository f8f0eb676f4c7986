import SchemaReader
import SourceText

extension Project {
  /// The keys of findings in a baseline; nil for those that never go into one.
  func baselineKeys(of findings: [Diagnostic]) -> [Baseline.Key?] {
    let fixed = Set(RuleCatalog().rules.filter { !$0.isConfigurable }.map(\.id))
    var keys = [Baseline.Key?](repeating: nil, count: findings.count)
    let open = findings.indices.filter { !fixed.contains(findings[$0].id) }
    for (id, indices) in Dictionary(grouping: open, by: { findings[$0].range.file }) {
      let paths = SchemaReader.paths(
        of: indices.map { findings[$0].range }, in: files[id], isConfiguration: id == sources[0].id)
      for (index, path) in zip(indices, paths) { keys[index] = .init(rule: findings[index].id, path: path) }
    }
    return keys
  }

  /// Whether findings may be missing because something cannot be read.
  var isUnreadable: Bool {
    let fixed = Set(SchemaReader.rules.filter { !$0.isConfigurable }.map(\.id))
    return readerFindings.contains { fixed.contains($0.id) }
  }
}
