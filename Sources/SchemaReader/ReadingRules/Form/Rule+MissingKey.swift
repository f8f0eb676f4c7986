import SourceText

extension Rule {
  static let missingKey = Rule(
    "missing-key", .error, isFatal: true, theme: .form,
    summary: Phrase("a key that must be there is not", zh: "缺少必须有的键"),
    why: Phrase(
      """
      Without the key there is no way to tell what is meant, and a guess would be right for some messages and \
      wrong for others: a timestamp in seconds or in milliseconds, a view for one style of TUIKit or for both.
      """,
      zh: "少了这个键就无法确定含义，猜测只会对一部分消息正确：时间戳是秒还是毫秒，TUIKit 的视图用于一种样式还是两种。"),
    bad: [
      """
      message: Meeting
      id: 6
      fields:
                  ↓
        startsAt: timestamp
      """,
      """
            ↓
      enum: Color
      """,
      """
      message: Gift
      id: 1
      fields:
        ↓
        count: { key: cnt, default: 1 }
      """,
    ],
    good: [
      """
      message: Meeting
      id: 6
      fields:
        startsAt: { type: timestamp, unit: ms }
      ---
      enum: Color
      cases: [red, green]
      """
    ])
}

extension Diagnostic {
  static func missingKey(typeOfFieldAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, Phrase("a field needs `type`", zh: "字段缺少 `type`"), at: range,
      help: Phrase(
        "add `type: string`, or what it is; fields inside of it stand under `object: { … }`",
        zh: "加上 `type: string`，或它实际的类型；它内部的字段写在 `object: { … }` 下"))
  }

  static func missingKey(inline key: String, example: String, of use: TypeResolver.Use) -> Diagnostic {
    let long = "\(use.field.value): { type: \(key), \(key): \(example) }"
    return Diagnostic(
      .missingKey, Phrase("`type: \(key)` needs `\(key):` beside it", zh: "`type: \(key)` 旁边还要有 `\(key):`"),
      at: use.range, help: Phrase("write `\(long)`, or name a shared one", zh: "写成 `\(long)`，或写一个共享类型的名字"))
  }

  static func missingKey(unit: MissingUnit, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, Phrase("a timestamp needs `unit`", zh: "时间戳需要 `unit`"), at: range, help: unit.help,
      fixIts: unit.fixIts)
  }
}

extension MissingUnit {
  var help: Phrase {
    use.entries == nil
      ? Phrase("write `\(field)`, or `unit: s`", zh: "写成 `\(field)`，或 `unit: s`")
      : Phrase("add `unit: s` or `unit: ms`", zh: "加上 `unit: s` 或 `unit: ms`")
  }

  /// Milliseconds, which the author has to confirm.
  var fixIts: [Diagnostic.FixIt] {
    replacement.map {
      [.init(Phrase("add a unit of milliseconds", zh: "加上毫秒单位"), replace: use.range, with: $0)]
    } ?? []
  }
}
