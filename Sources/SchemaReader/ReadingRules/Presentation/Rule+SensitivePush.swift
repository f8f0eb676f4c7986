import Schema
import SourceText

extension Rule {
  static let sensitivePush = Rule(
    "sensitive-push", .error, isConfigurable: false, theme: .presentation,
    summary: LocalizedText("a sensitive field in a push text", zh: "推送文案中包含敏感字段"),
    why: LocalizedText(
      """
      A push text passes through Apple's servers and appears on the lock screen. Fields marked as sensitive must not \
      be part of it.
      """,
      zh: "推送文案会经过 Apple 的服务器，并显示在锁屏上。schema 中标为敏感的内容不应出现在那里。"),
    bad: [
      """
      message: Code
      id: 16
      fields:
        code: { type: string, sensitive: true }
      texts:
                      ↓
        push: 你的验证码是 {code}
      """
    ],
    good: [
      """
      message: Code
      id: 16
      fields:
        code: { type: string, sensitive: true }
      texts:
        push: 你收到一个验证码
      """
    ])
}

extension Diagnostic {
  static func sensitivePush(_ path: FieldPath) -> Diagnostic {
    Diagnostic(
      .sensitivePush,
      LocalizedText(
        "`\(path.text)` is sensitive, but push texts are shown on the lock screen",
        zh: "`\(path.text)` 是敏感字段，而推送文案会显示在锁屏上"),
      at: path.range, help: LocalizedText("remove it from `push`", zh: "不要放进 `push`"))
  }
}
