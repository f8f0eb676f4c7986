import Language
import SourceText

/// Findings that are known and not to be reported again: how many of each rule at each path.
///
/// As text a line each, sorted by path, so that two branches' changes merge line by line.
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

  /// Whether a file holds nothing but a baseline, be it one in which a merge left its markers.
  static func isReplaceable(_ bytes: [UInt8]?) -> Bool {
    guard let bytes, !bytes.isEmpty else { return true }
    return bytes.split(separator: UInt8(ascii: "\n")).prefix(2).contains { $0.starts(with: title.utf8) }
  }

  /// Reads what ``text`` wrote, or what a merge made of two such texts.
  ///
  /// - Parameter name: what the error calls the file.
  init(reading bytes: [UInt8], name: String) throws(Failure) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw Self.failure(name, nil, LocalizedText("is not UTF-8", zh: "不是 UTF-8"))
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    try Self.checkTitle(lines[0], name)
    for (number, line) in zip(2..., lines.dropFirst()) where !line.isEmpty {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let count = Int(parts[0]), count > 0 else {
        let isConflict = MergeMarker(line: line.utf8) != nil
        throw Self.failure(
          name, number,
          isConflict
            ? LocalizedText("is a merge conflict marker", zh: "是合并冲突标记")
            : LocalizedText("is not of the form `count rule path`", zh: "不符合 `count rule path` 的格式"),
          help: isConflict ? LocalizedText("keep both sides and remove the markers", zh: "保留双方内容，删除标记") : nil)
      }
      // A union of two branches may have a line twice.
      let rule = String(parts[1])
      let key = Key(rule: RenamedRules.ids[rule] ?? rule, path: String(parts[2]))
      counts[key] = max(counts[key] ?? 0, count)
    }
  }

  private static func checkTitle(_ line: Substring, _ name: String) throws(Failure) {
    guard line.hasPrefix(title) else {
      throw failure(
        name, 1, LocalizedText("does not start with `\(title)\(version)`", zh: "不是以 `\(title)\(version)` 开头"))
    }
    guard line == title + version else {
      throw failure(
        name, 1,
        LocalizedText(
          "has version \(line.dropFirst(title.count)); this messagegen supports version \(version)",
          zh: "的版本是 \(line.dropFirst(title.count))，而此 messagegen 支持的版本是 \(version)"),
        help: LocalizedText(
          "upgrade messagegen, or recreate the baseline with `--write-baseline`",
          zh: "升级 messagegen，或用 `--write-baseline` 重新创建基线"))
    }
  }

  private static func failure(
    _ name: String, _ line: Int?, _ problem: LocalizedText, help: LocalizedText? = nil
  ) -> Failure {
    Failure(
      message: line.map {
        LocalizedText("line \($0) of the baseline `\(name)` \(problem)", zh: "基线 `\(name)` 第 \($0) 行\(problem)")
      } ?? LocalizedText("the baseline `\(name)` \(problem)", zh: "基线 `\(name)` \(problem)"),
      help: help
        ?? LocalizedText(
          "recreate it with `messagegen lint --write-baseline \(name)`",
          zh: "运行 `messagegen lint --write-baseline \(name)` 重新创建"), exitCode: ExitCodes.couldNotRun)
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
