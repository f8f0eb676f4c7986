import Schema
import SourceText

extension LintRule {
  static let openAnyScheme = LintRule(
    "open-any-scheme", .warning, theme: .presentation,
    .message { message, schema in
      message.taps.compactMap { tap in
        guard case .open(let path, let schemes) = tap, schemes.isEmpty else { return nil }
        return schema.schemes(of: path, in: message) == nil ? .anyScheme(path) : nil
      }
    })
}

extension Finding {
  fileprivate static func anyScheme(_ path: FieldPath) -> Finding {
    Finding(
      LocalizedText("a tap opens any URL in `\(path.text)`", zh: "点击会打开 `\(path.text)` 中的任意 URL"), at: path.range,
      help: LocalizedText("add `schemes: [https]`", zh: "添加 `schemes: [https]`"))
  }
}
