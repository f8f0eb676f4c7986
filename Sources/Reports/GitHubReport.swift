import SourceText

/// Workflow commands, which GitHub shows beside the lines of a pull request.
public struct GitHubReport: Sendable {
  private let language: Language

  public init(language: Language = .english) { self.language = language }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    findings.map { line($0, files) }.joined()
  }

  private func line(_ finding: Diagnostic, _ files: SourceFiles) -> String {
    let properties = (Self.location(finding.range, files) + [("title", "messagegen: " + finding.id)])
      .map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(Self.command(finding.severity)) \(properties)::\(Self.escaped(finding.words(in: language)))\n"
  }

  /// GitHub rejects columns for a range of more than one line.
  private static func location(_ range: SourceRange, _ files: SourceFiles) -> [(String, String)] {
    guard let file = files.holding(range) else { return [] }
    let region = Region(shown: range, in: file, unit: .utf16)
    let isOneLine = region.startLine == region.endLine
    return [("file", file.path), ("line", "\(region.startLine)"), ("endLine", "\(region.endLine)")]
      + (isOneLine ? [("col", "\(region.startColumn)"), ("endColumn", "\(region.endColumn)")] : [])
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Only percent signs and line breaks have a spelling of their own, in properties colons and commas too; other
  /// characters that a log should not have become pictures or `�`.
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: TerminalText.shown(String(scalar))
      }
    }.joined()
  }
}
