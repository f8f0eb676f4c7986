import Schema
import SourceText

extension LintRule {
  static let keysDifferByCase = LintRule(
    "keys-differ-by-case", .warning, theme: .wire,
    .composite { type, _ in
      var first: [String: Located<String>] = [:]
      return type.fields.compactMap { field in
        guard field.isInPayload else { return nil }
        let key = field.keyText.lowercased()
        guard let earlier = first[key] else {
          first[key] = field.key
          return nil
        }
        // Equal keys are the reader's affair.
        return field.keyText == earlier.value ? nil : .sameButForCase(field.key, earlier)
      }
    })
}

extension Field {
  /// It has a key among the message's own.
  var isInPayload: Bool { slot == nil }
}

extension Finding {
  fileprivate static func sameButForCase(_ key: Located<String>, _ earlier: Located<String>) -> Finding {
    Finding(
      "keys `\(key.value)` and `\(earlier.value)` differ only in case",
      zh: "键 `\(key.value)` 与 `\(earlier.value)` 只有大小写不同", at: key.range,
      notes: [
        .init(LocalizedText("`\(earlier.value)` is used here", zh: "`\(earlier.value)` 在这里声明"), at: earlier.range)
      ],
      help: LocalizedText(
        "if they mean the same thing, declare one field with `aliases`", zh: "如果含义相同，请只声明一个字段，并使用 `aliases`"))
  }
}
