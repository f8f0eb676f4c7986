import Schema
import SourceText

extension Rule {
  static let duplicateName = Rule("duplicate-name", .error, isConfigurable: false, theme: .names)
}

extension Diagnostic {
  static func duplicateName(_ declaration: Located<String>, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateName, "`\(declaration.value)` is declared twice", zh: "`\(declaration.value)` 声明了两次",
      at: declaration.range, notes: [.init(Wording.firstDeclarationIsHere, at: first)],
      help: Wording.renameOne)
  }

  static func duplicateName(_ declaration: Located<String>, exceptForCaseOf first: Located<String>) -> Diagnostic {
    Diagnostic(
      .duplicateName, "`\(declaration.value)` differs from `\(first.value)` only in case",
      zh: "`\(declaration.value)` 与 `\(first.value)` 只有大小写不同", at: declaration.range,
      notes: [.init(Wording.firstDeclarationIsHere, at: first.range)],
      help: Wording.renameOne)
  }

  /// - Parameter raw: its value as it is written.
  static func duplicateName(of item: EnumType.Case, after first: EnumType.Case, raw: String) -> Diagnostic {
    Diagnostic(
      .duplicateName, "duplicate case name `\(item.name.value)`", zh: "case 名称 `\(item.name.value)` 重复",
      at: item.name.range, notes: [.init(Wording.firstIsHere, at: first.name.range)],
      help: Wording.nameCase(raw))
  }

  static func duplicateName(ofTarget name: Located<String>, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateName, "duplicate target `\(name.value)`", zh: "target `\(name.value)` 重复", at: name.range,
      notes: [.init(Wording.firstIsHere, at: first)],
      help: Wording.renameOne)
  }

  static func duplicateName(ofFolder path: Located<String>, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateName, "another target already writes to `\(path.value)`", zh: "另一个 target 也写入 `\(path.value)`",
      at: path.range, notes: [.init(Wording.firstIsHere, at: first)],
      help: LocalizedText("use a separate folder for each target", zh: "每个 target 各用自己的文件夹"))
  }

  static func duplicateName(ofFolder path: Located<String>, exceptForCaseOf first: Located<String>) -> Diagnostic {
    Diagnostic(
      .duplicateName, "`\(path.value)` differs from `\(first.value)`, which another target writes to, only in case",
      zh: "`\(path.value)` 与另一个 target 写入的 `\(first.value)` 只有大小写不同", at: path.range,
      notes: [.init(Wording.firstIsHere, at: first.range)],
      help: LocalizedText("use a separate folder for each target", zh: "每个 target 各用自己的文件夹"))
  }

  static func duplicateName(ofAction action: Located<String>, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateName, "action `\(action.value)` is already used by another menu entry",
      zh: "另一个菜单项已使用动作 `\(action.value)`", at: action.range,
      notes: [.init(Wording.firstIsHere, at: first)],
      help: LocalizedText("change one of the actions", zh: "给其中一个换一个 `action`"))
  }

  static func duplicateName(ofInlineType name: Located<String>, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateName, "duplicate inline type `\(name.value)`", zh: "已有内联类型 `\(name.value)`", at: name.range,
      notes: [.init(Wording.firstIsHere, at: first)],
      help: LocalizedText("rename one of them with `typeName`", zh: "用 `typeName` 给其中一个另取名字"))
  }

  static func duplicateName(ofInlineType name: Located<String>, andShared shared: SourceRange, neededBy user: Field)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateName, "`\(name.value)` is a shared type's name, which `\(user.name)` needs",
      zh: "`\(name.value)` 是共享类型的名字，而 `\(user.name)` 要用到它", at: name.range,
      notes: [
        .init(LocalizedText("the shared type is here", zh: "共享类型在这里"), at: shared),
        .init(Wording.fieldIsHere, at: user.nameRange),
      ],
      help: LocalizedText(
        "use the shared type, or rename this one with `typeName`", zh: "使用那个共享类型，或用 `typeName` 给这个另取名字"))
  }
}
