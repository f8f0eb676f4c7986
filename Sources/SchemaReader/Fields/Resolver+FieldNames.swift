import Schema
import SourceText

extension Resolver {
  /// Swift names are one of a kind within a type, inline types included.
  mutating func checkNames(of fields: [Field], in owner: Owner) {
    var taken: [String: Field] = [:]
    for field in fields {
      let range = field.swiftNameRange ?? field.declaration.name.range
      if let first = taken[field.swiftName] {
        guard first.name != field.name else { continue }
        reading.report(
          .swiftNameCollision,
          Phrase(
            "`\(first.name)` is called `\(field.swiftName)` in Swift already",
            zh: "`\(first.name)` 在 Swift 中已经叫 `\(field.swiftName)`"),
          at: range, notes: [.init(Wording.firstIsHere, at: first.declaration.name.range)],
          help: Phrase("give one of them another name with `swiftName`", zh: "用 `swiftName` 给其中一个另取名字"))
      } else if let inline = inlineNames[owner]?[field.swiftName] {
        reading.report(
          .swiftNameCollision,
          Phrase(
            "an inline type is called `\(field.swiftName)` in Swift already",
            zh: "已有一个内联类型在 Swift 中叫 `\(field.swiftName)`"),
          at: range, notes: [.init(Phrase("the type is here", zh: "该类型在这里"), at: inline)],
          help: Phrase(
            "give the field another name with `swiftName`, or the type with `named`",
            zh: "用 `swiftName` 给字段另取名字，或用 `named` 给类型另取名字"))
      }
      taken[field.swiftName] = taken[field.swiftName] ?? field
    }
  }

  /// One JSON key stands for one field, aliases included.
  mutating func checkWireKeys(of fields: [Field]) {
    var taken: [Bool: [String: (field: Field, range: SourceRange)]] = [:]
    for field in fields {
      let isBeside = field.slot?.value == .envelope
      if case .named? = field.slot?.value { continue }
      for key in [field.key] + field.aliases {
        guard let first = taken[isBeside, default: [:]][key.value] else {
          taken[isBeside, default: [:]][key.value] = (field, key.range)
          continue
        }
        let help =
          first.field.name == field.name
          ? Wording.removeOne
          : Phrase(
            "give one of them another `key`, or no such alias", zh: "给其中一个换一个 `key`，或去掉这个别名")
        reading.report(
          .duplicateWireKey,
          Phrase(
            "the JSON key `\(key.value)` is that of `\(first.field.name)` already",
            zh: "JSON 键 `\(key.value)` 已被 `\(first.field.name)` 使用"),
          at: key.range, notes: [.init(Wording.firstIsHere, at: first.range)], help: help)
      }
    }
  }
}
