import SourceText

/// Findings as text, in the form that was asked for.
struct Reporter {
  let style: TextStyle
  let format: ErrorFormat

  func text(of findings: [Diagnostic], in files: [SourceFile]) -> String {
    if findings.isEmpty { return "" }
    return switch format {
    case .text: TextPrinter(files: files, style: style).print(findings) + "\n"
    case .short: ShortPrinter(files: files).print(findings)
    }
  }
}
