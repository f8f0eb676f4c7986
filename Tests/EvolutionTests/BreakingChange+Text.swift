import Evolution

extension BreakingChange {
  /// As examples write it.
  var text: String { ([at] + breaks.map(\.consequence.text)).joined(separator: " ") }

  var releases: [String] { breaks.map { "\($0.consequence.text): \($0.releases.joined(separator: ", "))" } }
}
