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
  func summary(schemas: Int) -> String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    let found = counts.map { Self.text($0.0, $0.1) }.joined(separator: ", ")
    return (found.isEmpty ? "no findings" : found) + " in " + Self.text(schemas, "schema")
  }

  static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
