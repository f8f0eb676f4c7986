import SourceText

extension SyntaxDetector {
  /// A line that is neither `key: value` nor part of the text above it.
  static let missingColon = SyntaxDetector(one: { trouble in
    guard trouble.failure.problem == "could not find expected ':'", let start = trouble.failure.contextOffset else {
      return nil
    }
    let line = YAMLLine(trouble.file.location(of: start).line, in: trouble.file)
    return trouble.finding(
      LocalizedText("expected a colon and a value after the key", zh: "键后面没有冒号和值"),
      at: trouble.range(start, max(start, line.textEnd)),
      help: LocalizedText(
        "write `key: value`; indent the lines of a multi-line string deeper than its key",
        zh: "写成 `key: value`；跨多行的字符串要比它的键缩进更深"))
  })
}
