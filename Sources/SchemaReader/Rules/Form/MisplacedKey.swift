import SourceText

extension Rule {
  static let misplacedKey = Rule("misplaced-key", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func misplacedKey(mirrorAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`writeAliases` has no effect without `aliases`", zh: "没有 `aliases` 时 `writeAliases` 不起作用",
      at: range, help: LocalizedText("add `aliases`", zh: "加上 `aliases`"))
  }

  static func misplacedKey(unitAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`unit` only applies to timestamps", zh: "`unit` 只用于时间戳", at: range,
      help: changeType)
  }

  static func misplacedKey(namedAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`typeName` only applies to an inline object or enum", zh: "`typeName` 用于给内联对象或枚举命名", at: range,
      help: changeType)
  }

  /// `object` or `enum` beside another type. In JSON Schema the type of the values is beside them.
  static func misplacedKey(inline key: String, at range: SourceRange, fix: Edit?) -> Diagnostic {
    let type = fix?.replacement ?? ""
    return Diagnostic(
      .misplacedKey, "`\(key)` only applies to `type: \(key)`", zh: "`\(key)` 只用于 `type: \(key)`", at: range,
      help: fix == nil
        ? changeType : LocalizedText("write `type: \(type)`, or remove `type`", zh: "写成 `type: \(type)`，或删除 `type`"),
      fixIts: fix.map { [.init(Wording.write("type: \(type)"), edits: [$0])] } ?? [])
  }

  private static let changeType = LocalizedText("remove it, or change the type", zh: "删除它，或修改类型")

  static func misplacedKey(schemesBeside key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`schemes` only applies to `open`, not to `\(key)`", zh: "`schemes` 要写在 `open` 旁边，而不是 `\(key)`",
      at: range, help: Wording.removeIt)
  }

  static func misplacedKey(constraint name: String, beside key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`\(name)` only applies to `field`, not to `\(key)`", zh: "`\(name)` 要写在 `field` 旁边，而不是 `\(key)`",
      at: range,
      help: LocalizedText(
        "write a separate entry: `{ field: …, \(name): … }`", zh: "单独写成一项：`{ field: …, \(name): … }`"))
  }

  static func misplacedKey(ofV10 key: Located<String>) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`\(key.value)` only applies to NetEase's V10 UI kit", zh: "只有网易云信的 V10 UI 组件才读取 `\(key.value)`",
      at: key.range,
      help: LocalizedText("add `nim-v2` to the target's `sdk`, or remove it", zh: "在 target 的 `sdk` 里加上 `nim-v2`，或删除它"))
  }

  static func misplacedKey(ofTUIKit key: Located<String>) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`\(key.value)` only applies to TUIKit", zh: "`\(key.value)` 只用于 TUIKit", at: key.range,
      help: LocalizedText("add `tuikit` to the target's `sdk`, or remove it", zh: "在 target 的 `sdk` 里加上 `tuikit`，或删除它"))
  }
}
