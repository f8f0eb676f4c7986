import SourceText

/// One line for each finding and each further location, as compilers print them: Xcode shows them beside the text.
public struct XcodeReport: Sendable {
  private let language: Language

  public init(language: Language = .english) { self.language = language }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    findings.map { finding in
      let help = finding.help.map { "; " + $0.text(in: language) } ?? ""
      let message = "\(finding.message.text(in: language)) [\(finding.id)]\(help)"
      return Self.line(finding.range, finding.severity.rawValue, message, files)
        + finding.notes.map { Self.line($0.range ?? finding.range, "note", $0.message.text(in: language), files) }
        .joined()
    }.joined()
  }

  private static func line(_ range: SourceRange, _ kind: String, _ message: String, _ files: SourceFiles) -> String {
    let words = "\(kind): \(message)"
    guard let file = files.holding(range) else { return TerminalText.shown(words) + "\n" }
    let region = Region(range, in: file, unit: .utf8)
    return TerminalText.shown("\(file.path):\(region.startLine):\(region.startColumn): \(words)") + "\n"
  }
}
