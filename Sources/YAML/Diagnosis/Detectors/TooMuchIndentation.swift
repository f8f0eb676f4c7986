import SourceText

extension SyntaxDetector {
  /// A key that is deeper than the value above it allows, so YAML took it for more of that value.
  static let tooMuchIndentation = SyntaxDetector(one: { trouble in
    let problem = trouble.failure.problem
    guard problem.hasPrefix("mapping values are not allowed") || problem == "did not find expected key",
      let above = trouble.lineAbove, trouble.line.indentation > above.indentation, above.hasColon,
      let first = trouble.line.first, let start = above.item(before: above.end).value,
      first.start == trouble.failure.offset || first.end <= trouble.failure.offset
    else { return nil }
    let key = trouble.text(first.start, first.end)
    let value = trouble.text(start, above.textEnd)
    return trouble.finding(
      LocalizedText(
        "`\(key)` is indented too far: line \(above.number) already has the value `\(SyntaxTrouble.shortened(value))`",
        zh: "`\(key)` 缩进太深：第 \(above.number) 行已经有值 `\(SyntaxTrouble.shortened(value))`"),
      at: trouble.range(first.start, first.end),
      help: LocalizedText("align it with the line it belongs to", zh: "缩进要与它同级的行一致"))
  })
}
