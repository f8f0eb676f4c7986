import Schema
import SourceText

extension EvolutionRule {
  static let caseAdded = EvolutionRule(
    "case-added",
    summary: LocalizedText("an enum case that releases in use do not know", zh: "使用中的版本不认识的枚举 case"),
    why: LocalizedText(
      "Installed apps have no case for it; if the enum is closed, they reject the whole message.",
      zh: "已安装的 App 没有对应的 case；如果枚举是封闭的，整条消息都无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 } } }
          """,
        breaks: ["Gift/fields/kind/enum/b old-reads-new=unlisted source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { type: Kind, known: true } }
          ---
          enum: Kind
          cases: { a: 1 }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { type: Kind, known: true } }
          ---
          enum: Kind
          cases: { a: 1, b: 2 }
          """,
        breaks: ["Kind/cases/b old-reads-new=invalid source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { b: 2, a: 1 } } }
          """),
    ],
    .enumeration { pair in
      guard pair.old.isInteger == pair.new.isInteger else { return [] }
      return pair.new.cases.filter { pair.old.enumCase(of: $0.raw.value) == nil }.map { .added($0, pair) }
    })
}

extension Change {
  fileprivate static func added(_ enumCase: EnumType.Case, _ pair: EnumPair) -> Change {
    let name = enumCase.name.value
    let isNew = pair.old.enumCase(named: name) == nil
    return pair.change(
      enumCase,
      isNew
        ? LocalizedText("new case `\(name)`", zh: "新增 case `\(name)`")
        : LocalizedText("new value of the case `\(name)`", zh: "case `\(name)` 的新取值"),
      help: pair.isOldClosed
        ? LocalizedText(
          "first release the enum without `known: true` and handle `.unrecognized`, then add the case",
          zh: "先发布去掉 `known: true` 并处理 `.unrecognized` 的版本，再新增 case")
        : LocalizedText(
          "handle `.unrecognized` in a release before you send it", zh: "先发布能处理 `.unrecognized` 的版本，再发送新取值"),
      at: enumCase.name.range, released: pair.old.declaration.name.range, use: .switching(over: pair.new.name),
      [.oldReadsNew(pair.isOldClosed ? .invalid : .unlisted)] + (isNew ? [.source] : []))
  }
}
