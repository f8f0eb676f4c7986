import Schema
import SourceText

extension Rule {
  static let duplicateJSONKey = Rule("duplicate-json-key", .error, isConfigurable: false, theme: .names)
}

extension Diagnostic {
  static func duplicateJSONKey(
    _ key: Located<String>, of field: Field, after first: (field: String, range: SourceRange)
  ) -> Diagnostic {
    Diagnostic(
      .duplicateJSONKey, "JSON key `\(key.value)` is already used by `\(first.field)`",
      zh: "JSON 键 `\(key.value)` 已被 `\(first.field)` 使用", at: key.range,
      notes: [.init(Wording.firstIsHere, at: first.range)],
      help: first.field == field.name
        ? Wording.removeOne
        : LocalizedText("change the `key` of one of them, or remove the alias", zh: "给其中一个换一个 `key`，或去掉这个别名"))
  }

  static func duplicateJSONKey(
    _ key: String, of field: Field, inherited first: Field, at range: SourceRange?, from object: String
  ) -> Diagnostic {
    Diagnostic(
      .duplicateJSONKey, "JSON key `\(key)` is already used by `\(first.name)` of `\(object)`",
      zh: "JSON 键 `\(key)` 已被 `\(object)` 的 `\(first.name)` 使用", at: field.key.range,
      notes: [.init(LocalizedText("declared here", zh: "它在这里"), at: range)],
      help: Wording.anotherKey)
  }

  static func duplicateJSONKey(_ key: Located<String>, writtenBy other: LocalizedText, of envelope: Envelope)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateJSONKey, "JSON key `\(key.value)` is already used by \(other) of envelope `\(envelope.name.value)`",
      zh: "JSON 键 `\(key.value)` 已被信封 `\(envelope.name.value)` 的\(other)使用", at: key.range,
      notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText("change the field's `key`, or remove the field", zh: "给该字段换一个 `key`，或删除它"))
  }

  static func duplicateJSONKey(of field: Field, beside first: Field) -> Diagnostic {
    Diagnostic(
      .duplicateJSONKey, "JSON key `\(field.keyText)` is already used by `\(first.name)`",
      zh: "JSON 键 `\(field.keyText)` 已被 `\(first.name)` 使用", at: field.key.range,
      notes: [.init(Wording.firstIsHere, at: first.key.range)], help: Wording.anotherKey)
  }

  static func duplicateJSONKey(ofConstant key: Located<String>) -> Diagnostic {
    Diagnostic(
      .duplicateJSONKey, "constant `\(key.value)` has the key of the id or the payload",
      zh: "常量 `\(key.value)` 占用了 ID 或载荷的位置", at: key.range, help: LocalizedText("remove or rename it", zh: "删除它，或改名"))
  }
}
