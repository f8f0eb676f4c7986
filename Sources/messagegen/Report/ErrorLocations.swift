import SourceText

/// Where the errors are, for the line that counts findings: in the order of the text they may be far above it.
struct ErrorLocations {
  /// Such as `Schemas/Gift.yaml:3:5`.
  private let locations: [String]
  private static let shown = 3

  /// Nil: there are none, or nothing but errors is printed after the first of them.
  init?(_ findings: [Diagnostic], in files: SourceFiles) {
    guard let first = findings.firstIndex(where: { $0.severity == .error }),
      findings[first...].contains(where: { $0.severity != .error })
    else { return nil }
    locations = findings.filter { $0.severity == .error }.map { finding in
      let file = files[finding.range.file]
      let location = file.location(of: finding.range.start)
      return "\(file.path):\(location.line):\(location.column)"
    }
  }

  /// Such as `errors at Schemas/Card.yaml:1:1, Schemas/Gift.yaml:3:5`.
  var text: LocalizedText {
    let shown = locations.prefix(Self.shown)
    let rest = locations.count - shown.count
    let noun = locations.count == 1 ? "error" : "errors"
    return LocalizedText(
      "\(noun) at \(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")",
      zh: "错误位于 \(shown.joined(separator: "、"))\(rest > 0 ? "，另有 \(rest) 处" : "")")
  }
}
