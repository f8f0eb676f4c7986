import Schema
import SourceText

extension Resolver {
  /// Whether no two keys of a mapping are one field's, told at a glance; many are not looked at, nor those beyond ASCII,
  /// which may be the same in other bytes.
  static func haveNamesOfTheirOwn(_ node: YAMLNode) -> Bool {
    let count = node.count(of: .mapping)
    guard count <= 16 else { return false }
    return withUnsafeTemporaryAllocation(of: Word.self, capacity: count) { names in
      var place = node.index + 1
      for number in 0..<count {
        let key = node.tree.nodes[Int(node.tree.takeChild(at: &place))]
        _ = node.tree.takeChild(at: &place)
        guard let name = node.tree.withText(of: key, { Word(asciiName: $0) }) else { return false }
        for other in 0..<number where names[other] == name { return false }
        names.initializeElement(at: number, to: name)
      }
      return true
    }
  }

  /// Swift names are one of a kind within a type, inline types included.
  mutating func checkNames(of fields: [Field], in owner: Owner) {
    // As long as there is one name for each, the names of a mapping tell that they differ.
    let mayCollide = Self.haveFurtherNames(fields)
    let hasInlineTypes = inlineNames.areThere(in: owner)
    guard mayCollide || hasInlineTypes else { return }
    var taken = Seen<String, Int>()
    for index in fields.indices {
      let name = fields[index].swiftName
      let first = mayCollide ? taken.enter(name, index) : nil
      let inline = first == nil && hasInlineTypes ? inlineNames.place(of: name, in: owner) : nil
      guard first != nil || inline != nil else { continue }
      let field = fields[index]
      let range = field.swiftNameRange ?? field.nameRange
      if let first {
        let first = fields[first]
        guard first.name != field.name else { continue }
        reading.report(
          .swiftNameCollision,
          Phrase(
            "`\(first.name)` is called `\(field.swiftName)` in Swift already",
            zh: "`\(first.name)` 在 Swift 中已经叫 `\(field.swiftName)`"),
          at: range, notes: [.init(Wording.firstIsHere, at: first.nameRange)],
          help: Phrase("give one of them another name with `swiftName`", zh: "用 `swiftName` 给其中一个另取名字"))
      } else if let inline {
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

  /// Whether one of them has a Swift name or a key besides its own name.
  private static func haveFurtherNames(_ fields: [Field]) -> Bool {
    for index in fields.indices where !fields[index].hasOneName { return true }
    return false
  }

  /// One JSON key stands for one field, aliases included.
  mutating func checkWireKeys(of fields: [Field]) {
    guard Self.haveFurtherNames(fields) else { return }
    var (within, beside) = (Seen<JSONKey, KeyOwner>(), Seen<JSONKey, KeyOwner>())
    for field in fields {
      switch field.slot?.value {
      case .named: continue
      case .envelope: checkWireKeys(of: field, &beside)
      case nil: checkWireKeys(of: field, &within)
      }
    }
  }

  private typealias KeyOwner = (field: String, range: SourceRange)

  private mutating func checkWireKeys(of field: Field, _ taken: inout Seen<JSONKey, KeyOwner>) {
    check(field.key, of: field, &taken)
    for alias in field.aliases { check(alias, of: field, &taken) }
  }

  private mutating func check(_ key: Located<String>, of field: Field, _ taken: inout Seen<JSONKey, KeyOwner>) {
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
