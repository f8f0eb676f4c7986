import SourceText

/// GitLab's code quality report.
public struct GitLabReport: Sendable {
  private let language: Language

  public init(language: Language = .english) { self.language = language }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    var fingerprints = Fingerprints()
    return OrderedJSON.array(findings.map { value($0, files, fingerprints.next($0, in: files)) })
      .document()
  }

  private func value(_ finding: Diagnostic, _ files: SourceFiles, _ fingerprint: String) -> OrderedJSON {
    let file = files.holding(finding.range)
    let region = file.map { Region(shown: finding.range, in: $0, unit: .utf8) }
    let lines = OrderedJSON.object([
      ("begin", .integer(region?.startLine ?? 1)), ("end", .integer(region?.endLine ?? 1)),
    ])
    return .object([
      ("description", .string(finding.words(in: language))),
      ("check_name", .string(finding.id)),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(Self.severity(finding.severity))),
      ("location", .object([("path", .string(file?.path ?? "messagegen.yaml")), ("lines", lines)])),
    ])
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
