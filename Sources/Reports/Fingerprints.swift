import SourceText

/// Names each finding by what stays when lines are added above it: the rule, the file and the text of its line.
///
/// White space in the line does not count. Equal findings are told apart by a number in the order of the text.
struct Fingerprints {
  private var counts: [UInt64: Int] = [:]

  /// Such as `39fa2ee980eb94b0:1`, the form of GitHub's own.
  mutating func next(_ finding: Diagnostic, in files: SourceFiles) -> String {
    let file = files.holding(finding.range)
    let line = file.map { $0.line($0.location(of: finding.range.start).line) } ?? ""
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
    let hash = Self.hash([finding.id, file?.path ?? "", words].joined(separator: "\u{0}"))
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits + ":\(counts[hash] ?? 1)"
  }

  /// FNV-1a with 64 bits: the same on every machine, in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
