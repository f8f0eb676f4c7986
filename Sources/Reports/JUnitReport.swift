import SourceText

/// JUnit's XML: a test case for each finding, and one that passed for each file without any.
public struct JUnitReport: Sendable {
  private let name: String
  private let failing: Diagnostic.Severity
  private let language: Language

  /// - Parameters:
  ///   - name: of the suite.
  ///   - failing: the least severity that is a failure; lesser findings are test cases that passed.
  public init(name: String = "messagegen lint", failing: Diagnostic.Severity, language: Language = .english) {
    self.name = name
    self.failing = failing
    self.language = language
  }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    let found = Set(findings.map(\.range.file))
    let passed = files.filter { !found.contains($0.id) }
      .map { XMLText(name: "testcase", attributes: [("classname", $0.path), ("name", "no findings")]) }
    let cases = findings.map { element($0, files) } + passed
    let counts = [
      ("tests", "\(cases.count)"), ("failures", "\(findings.count { $0.severity >= failing })"), ("errors", "0"),
    ]
    let suite = XMLText(name: "testsuite", attributes: [("name", name)] + counts, children: cases)
    return XMLText(name: "testsuites", attributes: counts, children: [suite]).document
  }

  private func element(_ finding: Diagnostic, _ files: SourceFiles) -> XMLText {
    let file = files.holding(finding.range)
    let region = file.map { Region(finding.range, in: $0, unit: .utf8) }
    let location = region.map { "\($0.startLine):\($0.startColumn)" } ?? "?"
    let words = "\(file?.path ?? ""):\(location): \(finding.severity.rawValue): \(finding.words(in: language))"
    let isFailure = finding.severity >= failing
    let outcome = XMLText(
      name: isFailure ? "failure" : "system-out",
      attributes: isFailure
        ? [("message", finding.message.text(in: language)), ("type", finding.severity.rawValue)] : [],
      content: words)
    return XMLText(
      name: "testcase", attributes: [("classname", file?.path ?? ""), ("name", "\(finding.id) at \(location)")],
      children: [outcome])
  }
}
