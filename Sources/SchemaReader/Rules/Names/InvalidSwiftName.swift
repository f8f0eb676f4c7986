import SourceText

extension Rule {
  static let invalidSwiftName = Rule("invalid-swift-name", .error, isConfigurable: false, theme: .names)
}

extension Diagnostic {
  static func invalidSwiftName(_ name: Located<String>, help: LocalizedText) -> Diagnostic {
    Diagnostic(
      .invalidSwiftName,
      name.value.isEmpty
        ? LocalizedText("an empty string is not a valid Swift identifier", zh: "空字符串不能作为 Swift 标识符")
        : LocalizedText("`\(name.value)` is not a valid Swift identifier", zh: "`\(name.value)` 不能作为 Swift 标识符"),
      at: name.range, help: help)
  }

  static func invalidSwiftName(_ name: Located<String>, from raw: String) -> Diagnostic {
    Diagnostic(
      .invalidSwiftName,
      name.value.isEmpty
        ? LocalizedText("no name can be derived from `\(raw)`", zh: "无法从 `\(raw)` 推导名称")
        : LocalizedText(
          "`\(raw)` becomes `\(name.value)`, which is not a valid Swift identifier",
          zh: "`\(raw)` 会变成 `\(name.value)`，不是合法的 Swift 标识符"),
      at: name.range, help: Wording.nameCase(raw))
  }

  static func invalidSwiftName(ofView name: Located<String>) -> Diagnostic {
    Diagnostic(
      .invalidSwiftName, "`\(name.value)` is not a valid Swift type name", zh: "`\(name.value)` 不能作为 Swift 类型名",
      at: name.range,
      help: LocalizedText(
        "use the view's class name, such as `RedPacketContentView`", zh: "写视图的类名，如 `RedPacketContentView`"))
  }

  static func invalidSwiftName(ofAction action: Located<String>, ofMessage message: String) -> Diagnostic {
    Diagnostic(
      .invalidSwiftName, "`\(action.value)` is not a valid Swift identifier", zh: "`\(action.value)` 不能作为 Swift 标识符",
      at: action.range,
      help: LocalizedText(
        "use a name such as `Compose\(message)`", zh: "给动作取个名字，如 `Compose\(message)`"))
  }

  static func invalidSwiftName(ofEvent name: Located<String>) -> Diagnostic {
    Diagnostic(
      .invalidSwiftName, "`\(name.value)` is not a valid Swift identifier", zh: "`\(name.value)` 不能作为 Swift 标识符",
      at: name.range, help: LocalizedText("use a name such as `OpenRedPacket`", zh: "给事件取个名字，如 `OpenRedPacket`"))
  }

  static func invalidSwiftName(ofModule name: Located<String>) -> Diagnostic {
    Diagnostic(
      .invalidSwiftName, "`\(name.value)` cannot be the name of a Swift module", zh: "`\(name.value)` 不能作为 Swift 模块名",
      at: name.range, help: LocalizedText("write the module as an `import` names it", zh: "按 `import` 里的写法写模块名"))
  }

  static func invalidSwiftName(ofAffix affix: Located<String>) -> Diagnostic {
    Diagnostic(
      .invalidSwiftName, "`\(affix.value)` is not valid in a Swift type name",
      zh: "`\(affix.value)` 不能作为 Swift 类型名的一部分", at: affix.range)
  }
}
