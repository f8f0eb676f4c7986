import SourceText

extension Rule {
  static let invalidName = Rule("invalid-name", .error, isConfigurable: false, theme: .names)
}

extension Diagnostic {
  static func invalidName(_ name: Located<String>, longerThan maximum: Int) -> Diagnostic {
    let count = name.value.utf8.count
    return Diagnostic(
      .invalidName, "a key or name must have at most \(maximum) bytes, not \(count)",
      zh: "键或名称最多 \(maximum) 字节，而这里有 \(count) 字节", at: name.range,
      help: LocalizedText("choose a shorter one", zh: "换一个更短的"))
  }

  static func invalidName(noIdentifier name: Located<String>) -> Diagnostic {
    Diagnostic(
      .invalidName, "`\(name.value)` is not a valid Swift type name", zh: "`\(name.value)` 不能作为 Swift 类型的名称",
      at: name.range,
      help: LocalizedText("use letters and digits, as in `RedPacket`", zh: "名称由字母和数字组成，例如 `RedPacket`"))
  }

  static func invalidName(_ name: Located<String>, better: String, canRename: Bool) -> Diagnostic {
    Diagnostic(
      .invalidName, "`\(name.value)` is not UpperCamelCase", zh: "`\(name.value)` 不是大驼峰写法（UpperCamelCase）",
      at: name.range, help: LocalizedText("rename it to `\(better)`", zh: "改名为 `\(better)`"),
      fixIts: canRename
        ? [.init(LocalizedText("rename to `\(better)`", zh: "改名为 `\(better)`"), replace: name.range, with: better)] : []
    )
  }
}
