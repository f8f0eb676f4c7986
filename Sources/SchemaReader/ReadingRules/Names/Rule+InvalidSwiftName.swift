import SourceText

extension Rule {
  static let invalidSwiftName = Rule(
    "invalid-swift-name", .error, isFatal: true, theme: .names,
    summary: Phrase("a name that cannot be a Swift identifier", zh: "不能作为 Swift 标识符的名称"),
    why: Phrase(
      """
      The name stands in the generated code, which would not compile. A name made up by the generator would be \
      one that nobody knows, so the author gives it; the JSON key stays as it is.
      """,
      zh: "这个名称会写进生成的代码，那样就无法编译。由生成器自行取名则没人认识，所以要由作者给出；JSON 中的键保持不变。"),
    bad: [
      """
      message: Login
      id: 12
      fields:
        ↓
        user-agent: string
      """,
      """
      message: Match
      id: 13
      fields:
                             ↓
        mode: { enum: [solo, 1v1] }
      """,
      """
      message: Match
      id: 13
                    ↓
      tap: { event: open match }
      """,
    ],
    good: [
      """
      message: Match
      id: 13
      fields:
        user-agent: { type: string, swiftName: userAgent }
        mode: { enum: { solo: solo, duel: 1v1 } }
      tap: { event: OpenMatch }
      """
    ])
}
