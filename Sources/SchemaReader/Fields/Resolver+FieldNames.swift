import Schema
import SourceText

extension Resolver {
  /// Swift names are one of a kind within a type, inline types included.
  mutating func checkNames(of fields: [Field], in owner: Owner) {
    var taken: [String: Field] = [:]
    for field in fields {
      let range = field.swiftNameRange ?? field.nameRange
      if let first = taken.enter(field.swiftName, field) {
        guard first.name != field.name else { continue }
        reading.report(
          .swiftNameCollision,
          Phrase(
            "`\(first.name)` is called `\(field.swiftName)` in Swift already",
            zh: "`\(first.name)` 在 Swift 中已经叫 `\(field.swiftName)`"),
          at: range, notes: [.init(Wording.firstIsHere, at: first.nameRange)],
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
    }
  }

  /// What a deprecated field, or one that holds its own type, is stored in has a name that no other field has.
  mutating func checkStorage(of fields: [Field]) {
    for field in fields where field.swiftName.hasPrefix(SwiftNames.storage(of: "")) {
      guard
        let other = fields.first(where: { $0.mayBeComputed && SwiftNames.storage(of: $0.swiftName) == field.swiftName })
      else { continue }
      reading.report(
        .swiftNameCollision,
        Phrase(
          "the value of `\(other.name)` is stored under the name `\(field.swiftName)`",
          zh: "`\(other.name)` 的值以 `\(field.swiftName)` 为名存储"),
        at: field.swiftNameRange ?? field.nameRange, notes: [.init(Wording.fieldIsHere, at: other.nameRange)],
        help: Phrase(
          "give the field another name in Swift with `swiftName`", zh: "用 `swiftName` 给该字段另取一个 Swift 名字"))
    }
  }

  /// One JSON key stands for one field, aliases included.
  mutating func checkWireKeys(of fields: [Field]) {
    var within: [JSONKey: KeyOwner] = [:]
    var beside: [JSONKey: KeyOwner] = [:]
    for field in fields {
      switch field.slot?.value {
      case .named: continue
      case .envelope: checkWireKeys(of: field, &beside)
      case nil: checkWireKeys(of: field, &within)
      }
    }
  }

  private typealias KeyOwner = (field: String, range: SourceRange)

  private mutating func checkWireKeys(of field: Field, _ taken: inout [JSONKey: KeyOwner]) {
    check(field.key, of: field, &taken)
    for alias in field.aliases { check(alias, of: field, &taken) }
  }

  private mutating func check(_ key: Located<String>, of field: Field, _ taken: inout [JSONKey: KeyOwner]) {
    guard let first = taken.enter(JSONKey(key.value), (field.name, key.range)) else { return }
    let help =
      first.field == field.name
      ? Wording.removeOne
      : Phrase("give one of them another `key`, or no such alias", zh: "给其中一个换一个 `key`，或去掉这个别名")
    reading.report(
      .duplicateWireKey,
      Phrase(
        "the JSON key `\(key.value)` is that of `\(first.field)` already",
        zh: "JSON 键 `\(key.value)` 已被 `\(first.field)` 使用"),
      at: key.range, notes: [.init(Wording.firstIsHere, at: first.range)], help: help)
  }
}

extension Field {
  /// The property may be one with a storage of another name.
  fileprivate var mayBeComputed: Bool {
    if deprecated != nil { return true }
    if isOptional, case .object = type { return true }
    return false
  }
}
