import SourceText

extension MessageLength {
  /// What is the longest part, and that it should be shorter.
  var help: Phrase {
    guard let largest else { return Phrase("shorten its texts", zh: "缩短它的文本") }
    return Phrase(
      "lower the bounds: `\(largest.field.name)` has up to \(largest.bytes) bytes of them",
      zh: "降低上限：其中 `\(largest.field.name)` 最多占 \(largest.bytes) 字节")
  }
}
