import Schema
import SourceText

extension Rule {
  static let badOmit = Rule("bad-omit", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func badOmit(_ omission: Field.Omission, of field: Field, at range: SourceRange) -> Diagnostic {
    let (name, problem) = (omission.rawValue, problem(with: omission, of: field))
    return Diagnostic(
      .badOmit, "`omit: \(name)` \(problem.what)", zh: "`omit: \(name)` \(problem.what)", at: range,
      help: problem.help)
  }

  private static func problem(with omission: Field.Omission, of field: Field) -> (
    what: LocalizedText, help: LocalizedText
  ) {
    switch omission {
    case .never:
      (
        LocalizedText("is not supported for optionals: `null` is never written", zh: "不适用于可选字段：从不写出 `null`"),
        LocalizedText("remove it, or the `?`", zh: "删除它，或删除 `?`")
      )
    case .nil:
      (
        LocalizedText("is only supported for optionals", zh: "只用于可选字段"),
        LocalizedText("remove it, or write `\(field.name)?`", zh: "删除它，或写成 `\(field.name)?`")
      )
    case .default:
      (
        LocalizedText("requires a `default`", zh: "需要 `default`"),
        LocalizedText("add a default, or remove `omit`", zh: "加上它，或删除 `omit`")
      )
    case .empty where field.type.canBeEmpty:
      (
        LocalizedText(
          "would not round-trip: a missing key does not decode to the empty value", zh: "无法往返：键缺失时解析出的不是空值"),
        LocalizedText("make the field optional, or its `default` empty", zh: "把它改为可选，或让它的 `default` 为空")
      )
    case .empty:
      (
        LocalizedText(
          "is supported for strings, data, lists and maps, not for \(field.type.title)",
          zh: "用于字符串、二进制数据、列表和字典，不能用于\(field.type.title)"),
        Wording.removeIt
      )
    }
  }
}
