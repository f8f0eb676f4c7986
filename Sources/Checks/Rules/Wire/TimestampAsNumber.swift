import Schema
import SourceText

extension LintRule {
  static let timestampAsNumber = LintRule(
    "timestamp-as-number", .note, theme: .wire,
    summary: LocalizedText(
      "a point in time declared as a plain number",
      zh: "用普通数字表示的时间点"),
    why: LocalizedText(
      """
      An integer does not say whether it is in seconds or milliseconds. iOS tends to write one and Android the other, \
      and the bubble shows 1970 or the year 54,000.
      """,
      zh: """
        没有说明这个数字是秒还是毫秒。iOS 习惯写秒，Android 习惯写毫秒，气泡里就会显示 1970 年或 54,000 年。
        """),
    bad: [
      """
      message: Meeting
      id: 7
      fields:
                   ↓
        startTime: int64
      """
    ],
    good: [
      """
      message: Meeting
      id: 7
      fields:
        startTime: { type: timestamp, unit: ms }
        endTime: { type: int64, doc: Seconds since 1970. }
        callDuration: int
      """
    ],
    .field { field, _, _ in
      guard field.isNumber, field.declaration.doc == nil,
        let last = SwiftNames.words(of: field.name).last, ["time", "timestamp", "date"].contains(last)
      else { return [] }
      return [.withoutUnit(field)]
    })
}

extension Field {
  fileprivate var isNumber: Bool {
    switch type {
    case .integer(.int64), .integer(.int), .integer(.uint64), .double: true
    default: false
    }
  }
}

extension Finding {
  fileprivate static func withoutUnit(_ field: Field) -> Finding {
    Finding(
      LocalizedText(
        "the unit of `\(field.name)` is unclear: seconds or milliseconds", zh: "`\(field.name)` 的单位不明确：秒还是毫秒"),
      at: field.typeRange,
      help: LocalizedText(
        "use `timestamp` with a `unit`, or state the unit in `doc`", zh: "使用带 `unit` 的 `timestamp`，或在 `doc` 中写明"))
  }
}
