import SourceText

/// Checkstyle's XML, which most build servers read.
public struct CheckstyleReport: Sendable {
  private let language: Language

  public init(language: Language = .english) { self.language = language }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    let groups = Dictionary(grouping: findings, by: \.range.file).sorted { $0.key < $1.key }
    let children = groups.map { id, findings in
      let file = files.holding(SourceRange(file: id, start: 0, end: 0))
      return XMLText(
        name: "file", attributes: [("name", file?.path ?? "")], children: findings.map { element($0, file) })
    }
    return XMLText(name: "checkstyle", attributes: [("version", "4.3")], children: children).document
  }

  private func element(_ finding: Diagnostic, _ file: SourceFile?) -> XMLText {
    let region = file.map { Region(finding.range, in: $0, unit: .utf8) }
    return XMLText(
      name: "error",
      attributes: [
        ("line", "\(region?.startLine ?? 1)"),
        ("column", "\(region?.startColumn ?? 1)"),
        ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
        ("message", finding.words(in: language)),
        ("source", "messagegen." + finding.id),
      ])
  }
}
