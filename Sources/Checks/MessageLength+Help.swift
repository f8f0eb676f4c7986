import SourceText

extension MessageLength {
  /// What is the longest part, and that it should be shorter.
  var help: LocalizedText {
    guard let largest else { return LocalizedText("shorten its texts", zh: "缩短其中的文本") }
    return LocalizedText(
      "lower the limits: `\(largest.field.name)` alone can take \(largest.bytes) bytes",
      zh: "调低上限：仅 `\(largest.field.name)` 就可能占 \(largest.bytes) 字节")
  }
}
