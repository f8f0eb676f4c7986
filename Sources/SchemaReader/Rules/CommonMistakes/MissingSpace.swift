import SourceText

extension Rule {
  static let missingSpace = Rule("missing-space", .error, isConfigurable: false, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameters:
  ///   - sample: What to write; `entry` is what to put instead of the text.
  ///   - isSafe: nil: the text cannot be replaced.
  static func missingSpace(in text: Located<String>, sample: String, entry: String, isSafe: Bool?) -> Diagnostic {
    missingSpace(
      in: text, sample: sample,
      fixIts: isSafe.map { [.init(Wording.write(entry), replace: text.range, with: entry, isSafe: $0)] } ?? [])
  }

  /// - Parameter blanks: For this line and those below it.
  static func missingSpace(in line: Located<String>, entry: String, blanks: [Edit]) -> Diagnostic {
    let offer = LocalizedText("write a space after each colon", zh: "在每个冒号后面加上空格")
    return missingSpace(
      in: line, sample: entry, fixIts: blanks.isEmpty ? [] : [.init(offer, edits: blanks, isSafe: true)])
  }

  private static func missingSpace(in text: Located<String>, sample: String, fixIts: [FixIt]) -> Diagnostic {
    Diagnostic(
      .missingSpace, "missing space after the colon in `\(text.value)`", zh: "`\(text.value)` 的冒号后面缺少空格",
      at: text.range, help: Wording.write(sample), fixIts: fixIts)
  }
}
