import SourceText

extension Rule {
  static let conflictingKeys = Rule("conflicting-keys", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func conflictingKeys(inElement keys: [Located<String>]) -> Diagnostic {
    let names = Wording.list(keys.map(\.value))
    return Diagnostic(
      .conflictingKeys, "\(names) cannot be combined in one element", zh: "\(names)不能写在同一个元素里", at: keys[1].range,
      notes: [.init(Wording.firstIsHere, at: keys[0].range)],
      help: LocalizedText(
        "split them into separate elements of a `row` or `column`", zh: "拆成几个元素，放进 `row` 或 `column`"))
  }

  static func conflictingKeys(idsAt range: SourceRange, idAt id: SourceRange?) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, "`id` and `ids` cannot be used together", zh: "`id` 和 `ids` 不能同时出现", at: range,
      notes: [.init(LocalizedText("`id` is here", zh: "`id` 在这里"), at: id)],
      help: LocalizedText("list all ids under `ids`", zh: "把所有 ID 都写在 `ids` 里"))
  }

  static func conflictingKeys(ofSize keys: [String], at range: SourceRange) -> Diagnostic {
    let list = Wording.list(keys)
    return Diagnostic(
      .conflictingKeys, "\(list) cannot be combined in one size", zh: "\(list)是不同的尺寸，不能并列", at: range,
      help: Wording.keepOne)
  }

  static func conflictingKeys(ofTap keys: [String], at range: SourceRange) -> Diagnostic {
    let list = Wording.list(keys)
    return Diagnostic(
      .conflictingKeys, "\(list) cannot be combined in one tap", zh: "一次点击只做一件事，不能同时是\(list)", at: range,
      help: Wording.keepOne)
  }

  static func conflictingKeys(ofRule keys: [String], at range: SourceRange) -> Diagnostic {
    let list = Wording.list(keys)
    return Diagnostic(
      .conflictingKeys, "\(list) cannot be combined in one rule", zh: "\(list)是不同的规则，不能并列", at: range,
      help: LocalizedText("write a separate entry for each", zh: "各写成一项"))
  }

  static func conflictingKeys(ofRuntimeAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, "the runtime is in one place, not in a `package` and a `module`",
      zh: "运行时只能有一个来源，不能既写 `package` 又写 `module`", at: range, help: Wording.keepOne)
  }

  static func conflictingKeys(ofFieldAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .conflictingKeys, "a field cannot be both an `object` and an `enum`", zh: "字段要么是 `object`，要么是 `enum`，不能两者都是",
      at: range, help: Wording.removeOne)
  }
}
