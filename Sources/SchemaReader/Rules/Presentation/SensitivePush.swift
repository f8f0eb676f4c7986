import Schema
import SourceText

extension Rule {
  static let sensitivePush = Rule("sensitive-push", .error, isConfigurable: false, theme: .presentation)
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
