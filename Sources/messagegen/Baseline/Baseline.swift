import Language

/// Findings that are known and not to be reported again: how many of each rule at each place.
///
/// As text a line each, sorted by place, so that two branches' changes merge line by line.
struct Baseline: Equatable {
  struct Key: Hashable, Comparable {
    let rule: String
    /// In names of the schema, see `SchemaPath`.
    let path: String

    static func < (a: Key, b: Key) -> Bool {
      (a.path == b.path) ? a.rule < b.rule : a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
    }
  }

  private(set) var counts: [Key: Int] = [:]

  private static let title = "messagegen baseline "
  private static let version = "1"

  init(_ keys: [Key]) {
    for key in keys { counts[key, default: 0] += 1 }
  }

  var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.rule) \($0.key.path)\n" }
    return Self.title + Self.version + "\n" + lines.joined()
  }

  /// Reads what ``text`` wrote, or what a merge made of two such texts.
  ///
  /// - Parameter name: what the error calls the file.
  init(reading bytes: [UInt8], name: String) throws(Failure) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw Self.failure(name, nil, "is not UTF-8") }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    try Self.checkTitle(lines[0], name)
    for (number, line) in zip(2..., lines.dropFirst()) where !line.isEmpty {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let count = Int(parts[0]), count > 0 else {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
        throw Self.failure(
          name, number, isConflict ? "is a merge conflict marker" : "is not of the form `count rule path`",
          help: isConflict ? "keep both sides and remove the markers" : nil)
      }
      // A union of two branches may have a line twice.
      let rule = String(parts[1])
      let key = Key(rule: RenamedRules.ids[rule] ?? rule, path: String(parts[2]))
      counts[key] = max(counts[key] ?? 0, count)
    }
  }

  private static func checkTitle(_ line: Substring, _ name: String) throws(Failure) {
    guard line.hasPrefix(title) else { throw failure(name, 1, "does not start with `\(title)\(version)`") }
    guard line == title + version else {
      throw failure(
        name, 1, "has version \(line.dropFirst(title.count)); this messagegen supports version \(version)",
        help: "upgrade messagegen, or recreate the baseline with `--write-baseline`")
    }
  }

  private static func failure(_ name: String, _ line: Int?, _ problem: String, help: String? = nil) -> Failure {
    Failure(
      message: line.map { "line \($0) of the baseline `\(name)` \(problem)" } ?? "the baseline `\(name)` \(problem)",
      help: help ?? "recreate it with `messagegen lint --write-baseline \(name)`", exitCode: ExitCodes.couldNotRun)
  }
}

extension Baseline {
  /// The first findings of each key, as many as are known, are gone; the others stay.
  func remaining<Finding>(of findings: [(finding: Finding, key: Key?)]) -> [Finding] {
    var left = counts
    return findings.compactMap { finding, key in
      guard let key, let count = left[key], count > 0 else { return finding }
      left[key] = count - 1
      return nil
    }
  }

  /// How many findings it knows that there are no longer.
  func gone(from keys: [Key]) -> Int {
    let there = Baseline(keys).counts
    return counts.reduce(0) { $0 + max(0, $1.value - (there[$1.key] ?? 0)) }
  }
}
