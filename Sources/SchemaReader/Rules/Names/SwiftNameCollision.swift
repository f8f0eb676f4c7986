import Schema
import SourceText

extension Rule {
  static let swiftNameCollision = Rule("swift-name-collision", .error, isConfigurable: false, theme: .names)
}

extension Diagnostic {
  static func swiftNameCollision(_ field: Field, after first: Field) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "`\(first.name)` is already named `\(field.swiftName)` in Swift",
      zh: "`\(first.name)` 在 Swift 中已叫 `\(field.swiftName)`", at: field.swiftNameRange ?? field.nameRange,
      notes: [.init(Wording.firstIsHere, at: first.nameRange)],
      help: LocalizedText("set a different `swiftName` on one of them", zh: "用 `swiftName` 给其中一个另取名字"))
  }

  static func swiftNameCollision(_ field: Field, inlineType: SourceRange) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "an inline type is already named `\(field.swiftName)` in Swift",
      zh: "已有一个内联类型在 Swift 中叫 `\(field.swiftName)`", at: field.swiftNameRange ?? field.nameRange,
      notes: [.init(LocalizedText("the type is declared here", zh: "该类型在这里"), at: inlineType)],
      help: LocalizedText(
        "rename the field with `swiftName`, or the type with `typeName`",
        zh: "用 `swiftName` 给字段另取名字，或用 `typeName` 给类型另取名字"))
  }

  static func swiftNameCollision(_ field: Field, storageOf other: Field) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "the value of `\(other.name)` is stored under the name `\(field.swiftName)`",
      zh: "`\(other.name)` 的值以 `\(field.swiftName)` 为名存储", at: field.swiftNameRange ?? field.nameRange,
      notes: [.init(Wording.fieldIsHere, at: other.nameRange)],
      help: LocalizedText(
        "rename the field in Swift with `swiftName`", zh: "用 `swiftName` 给该字段另取一个 Swift 名字"))
  }

  static func swiftNameCollision(withSharedType name: Located<String>, help: LocalizedText) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "a shared type is already named `\(name.value)` in Swift",
      zh: "已有一个共享类型在 Swift 中叫 `\(name.value)`", at: name.range, help: help)
  }

  static func swiftNameCollision(
    _ field: Field, argument name: String, isAny: Bool, of ids: TypeIDs
  ) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision,
      isAny
        ? LocalizedText(
          "the `_` of the id is named `\(name)` in Swift, like the field",
          zh: "ID 中的 `_` 在 Swift 里叫 `\(name)`，与字段同名")
        : LocalizedText(
          "the range of the id is named `\(name)` in Swift, like the field",
          zh: "ID 中的范围在 Swift 里叫 `\(name)`，与字段同名"),
      at: field.swiftNameRange ?? field.nameRange,
      notes: [.init(LocalizedText("the id is declared here", zh: "ID 在这里"), at: ids.range)],
      help: LocalizedText(
        "rename the field in Swift with `swiftName`", zh: "用 `swiftName` 给字段在 Swift 里另起一个名字"))
  }

  static func swiftNameCollision(inherited field: Field, from include: Located<String>) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "the generated type already has a member `\(field.swiftName)`",
      zh: "生成的类型已有成员 `\(field.swiftName)`", at: include.range, notes: [.init(Wording.fieldIsHere, at: field.nameRange)],
      help: LocalizedText(
        "rename the field in Swift with `swiftName`", zh: "用 `swiftName` 给该字段另取一个 Swift 名字"))
  }

  /// - Parameter declaration: its key: `message`, `object`, `enum` or `typeName`.
  static func swiftNameCollision(_ name: Located<String>, of declaration: String) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision,
      declaration == "message"
        ? LocalizedText(
          "the generated code already uses the message name `\(name.value)`", zh: "生成的代码已经用了消息名 `\(name.value)`")
        : typeInUse(name.value),
      at: name.range,
      help: declaration == "typeName"
        ? LocalizedText("choose another name with `typeName`", zh: "用 `typeName` 给它另起一个名字")
        : LocalizedText("choose another name", zh: "给它另起一个名字"))
  }

  static func swiftNameCollision(withType name: Located<String>, help: LocalizedText) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, typeInUse(name.value), at: name.range, help: help)
  }

  static func swiftNameCollision(withMember name: Located<String>, help: LocalizedText) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "the generated type already has a member `\(name.value)`", zh: "生成的类型已有成员 `\(name.value)`",
      at: name.range,
      help: help)
  }

  private static func typeInUse(_ name: String) -> LocalizedText {
    LocalizedText("the generated code already defines a type `\(name)`", zh: "生成的代码自带一个类型 `\(name)`")
  }

  static func swiftNameCollision(
    of name: String, after message: Located<String>, other: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision,
      "the generated code has a type `\(name)` for `\(message.value)`, which is another type's name",
      zh: "生成的代码为 `\(message.value)` 准备了类型 `\(name)`，与另一个类型同名", at: message.range,
      notes: [.init(LocalizedText("the other type is declared here", zh: "另一个在这里"), at: other)],
      help: Wording.renameOne)
  }

  static func swiftNameCollision(
    of message: Located<String>, as name: String, in target: String, other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "`\(message.value)` is generated as `\(name)`, which is already the name of another type",
      zh: "`\(message.value)` 生成为 `\(name)`，与另一个类型同名", at: message.range,
      notes: [.init(LocalizedText("the other type is declared here", zh: "另一个在这里"), at: other)],
      help: LocalizedText(
        "rename one of them, or change the `prefix` or `suffix` of `\(target)`",
        zh: "给其中一个改名，或修改 `\(target)` 的 `prefix` 或 `suffix`"))
  }

  /// - Parameter other: a type that differs from the message's only in case.
  static func swiftNameCollision(
    of message: Located<String>, as name: String, in target: String, exceptForCaseOf other: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision,
      "`\(message.value)` is generated as `\(name)`, which differs from `\(other.value)` only in case",
      zh: "`\(message.value)` 生成为 `\(name)`，与 `\(other.value)` 只有大小写不同", at: message.range,
      notes: [.init(LocalizedText("the other type is declared here", zh: "另一个在这里"), at: other.range)],
      help: LocalizedText(
        "rename one of them, or change the `prefix` or `suffix` of `\(target)`",
        zh: "给其中一个改名，或修改 `\(target)` 的 `prefix` 或 `suffix`"))
  }

  /// - Parameter file: one that every target may have, without `.swift`.
  static func swiftNameCollision(
    of message: Located<String>, as name: String, in target: String, withFile file: String
  ) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision,
      "`\(message.value)` is generated as `\(name)`, and the generated code already has a file `\(file).swift`",
      zh: "`\(message.value)` 生成为 `\(name)`，而生成的代码自带一个文件 `\(file).swift`", at: message.range,
      help: LocalizedText("change the `prefix` or `suffix` of `\(target)`", zh: "修改 `\(target)` 的 `prefix` 或 `suffix`"))
  }

  /// - Parameter file: one that every target may have, without `.swift`.
  static func swiftNameCollision(_ name: Located<String>, withFile file: String) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "the generated code already has a file `\(file).swift`", zh: "生成的代码自带一个文件 `\(file).swift`",
      at: name.range, help: LocalizedText("choose another name", zh: "给它另起一个名字"))
  }

  static func swiftNameCollision(of message: Located<String>, as name: String, in target: String) -> Diagnostic {
    Diagnostic(
      .swiftNameCollision, "`\(message.value)` is generated as `\(name)`, a name that the generated code uses itself",
      zh: "`\(message.value)` 生成为 `\(name)`，而生成的代码自己要用这个名字", at: message.range,
      help: LocalizedText("change the `prefix` or `suffix` of `\(target)`", zh: "修改 `\(target)` 的 `prefix` 或 `suffix`"))
  }
}
