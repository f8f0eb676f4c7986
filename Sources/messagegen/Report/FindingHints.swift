import SourceText

/// What is said of findings beside their number.
extension [Diagnostic] {
  /// The way from the last of the most severe to its reasons; nil: there is none.
  var explainHint: LocalizedText? {
    let most = map(\.severity).max()
    return last(where: { $0.severity == most }).map { finding in
      LocalizedText(
        "for details, run `messagegen explain \(finding.id)`", zh: "运行 `messagegen explain \(finding.id)` 了解更多")
    }
  }

  /// Where the errors are, such as `errors at Schemas/Card.yaml:1:1, Schemas/Gift.yaml:3:5`: in the order of the text they
  /// may be far above the line that counts them. Nil: there are none, or nothing but errors is printed after the first.
  func errorLocations(in files: SourceFiles) -> LocalizedText? {
    let errors = filter { $0.severity == .error }
    guard let first = firstIndex(where: { $0.severity == .error }), self[first...].count > errors.count else {
      return nil
    }
    let shown = errors.prefix(3).map { error in
      let file = files[error.range.file]
      let location = file.location(of: error.range.start)
      return "\(file.path):\(location.line):\(location.column)"
    }
    let rest = errors.count - shown.count
    return LocalizedText(
      """
      \(errors.count == 1 ? "error" : "errors") at \(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")
      """,
      zh: "错误位于 \(shown.joined(separator: "、"))\(rest > 0 ? "，另有 \(rest) 处" : "")")
  }
}
