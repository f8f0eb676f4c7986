import SourceText

/// How many findings there are.
struct FindingCount {
  let errors: Int
  let warnings: Int
  let notes: Int

  init(_ findings: [Diagnostic]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    notes = findings.count { $0.severity == .note }
  }

  /// Such as `2 errors, 1 warning in 11 schemas`.
  func summary(in files: CheckedFiles) -> LocalizedText {
    LocalizedText(
      "\(counts.english.isEmpty ? "no findings" : counts.english) in \(files.text)",
      zh: "\(files.text)\(counts.chinese.isEmpty ? "没有发现问题" : "有 " + counts.chinese)")
  }

  /// Such as `2 errors, 1 warning against ../main, 1 accepted`.
  func summary(against release: LocalizedText, accepted: Int = 0) -> LocalizedText {
    let nothing =
      accepted == 0
      ? LocalizedText("no breaking changes", zh: "没有破坏性变更")
      : LocalizedText("no other breaking changes", zh: "没有其他破坏性变更")
    let found = counts.english.isEmpty ? nothing : LocalizedText("\(counts)", zh: "有 \(counts)")
    let summary = LocalizedText("\(found) against \(release)", zh: "与 \(release)相比\(found)")
    return accepted == 0
      ? summary : LocalizedText("\(summary), \(accepted) accepted", zh: "\(summary)，已接受 \(accepted) 个")
  }

  /// Empty where nothing was found.
  var counts: LocalizedText {
    let counts = [(errors, "error", "错误"), (warnings, "warning", "警告"), (notes, "note", "提示")].filter { $0.0 > 0 }
    let english = counts.map { Self.text($0.0, $0.1) }.joined(separator: ", ")
    let chinese = counts.map { "\($0.0) 个\($0.2)" }.joined(separator: "、")
    return LocalizedText("\(english)", zh: "\(chinese)")
  }

  static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
