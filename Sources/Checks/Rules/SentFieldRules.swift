import Schema
import SourceText

extension LintRule {
  /// About a field of a message, or of an object in it, and who reads the message.
  static let sentFieldRules: [LintRule] = [
    .sentField("long-integer", .note, theme: .wire) { field, message, schema in
      guard schema.mayBeRounded(field, of: message), !field.isMeasure, schema.tuikitTarget(of: message) == nil
      else { return nil }
      return Finding(
        "`\(field.name)` may exceed the integers that JavaScript represents exactly",
        zh: "`\(field.name)` 可能超出 JavaScript 能精确表示的整数范围", at: field.typeRange, help: .exactInteger)
    },
    .sentField("tuikit-long-integer", .warning, theme: .wire) { field, message, schema in
      guard schema.mayBeRounded(field, of: message), let target = schema.ownTUIKitTarget(of: message)
      else { return nil }
      return Finding(
        "`\(field.name)` may exceed the integers that other platforms represent exactly",
        zh: "`\(field.name)` 可能超出其他平台能精确表示的整数范围",
        at: field.typeRange, notes: [Finding.tuikitNote(target)], help: .exactInteger)
    },
    .sentField("tuikit-bool", nil, theme: .wire) { field, message, schema in
      guard field.type.leaf == .bool, field.encoding == nil, schema.ownTUIKitTarget(of: message) != nil
      else { return nil }
      return Finding(
        "`\(field.name)` is encoded as `true` or `false`", zh: "`\(field.name)` 会编码为 `true` 或 `false`",
        at: field.typeRange, help: LocalizedText("add `encoding: int`", zh: "添加 `encoding: int`"))
    },
  ]
}

extension Field {
  /// By its name a size, an amount or a time, which never needs so many digits.
  fileprivate var isMeasure: Bool { SwiftNames.words(of: name).last.map(measures.contains) ?? false }
}

private let measures: Set<String> = [
  "length", "size", "bytes", "width", "height", "count", "total", "amount", "price", "fee", "balance", "duration",
  "time", "timestamp", "date", "at", "seconds", "milliseconds", "ms",
]

extension LocalizedText {
  fileprivate static let exactInteger = LocalizedText(
    "encode it as a string with `encoding: string`, or limit it with a `range` up to 9007199254740991",
    zh: "用 `encoding: string` 按字符串传输，或加上不超过 9007199254740991 的 `range`")
}
