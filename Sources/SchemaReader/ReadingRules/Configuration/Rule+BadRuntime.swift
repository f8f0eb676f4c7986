import Schema
import SourceText

extension Rule {
  static let badRuntime = Rule(
    "bad-runtime", .error, isConfigurable: false, theme: .configuration,
    summary: LocalizedText(
      "a runtime that a target cannot have from where `runtime` says", zh: "target 无法从 `runtime` 所写的地方取得运行时"),
    why: LocalizedText(
      """
      Generated code that imports its runtime compiles only if the module has it: embedded, as accessible as that \
      code is to be, and not imported from that very code.
      """,
      zh: "导入运行时的生成代码，只有在那个模块里确实有运行时的情况下才能编译：模块要自带一份，访问级别不能低于这些代码，而且不能反过来从这些代码导入。"),
    bad: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
                                                                 ↓
        - { name: Chat, path: Chat/Generated, runtime: { module: Admin } }
                                                                   ↓
        - { name: Admin, path: Admin/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
                                                                 ↓
        - { name: Chat, path: Chat/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Chat/Generated, access: internal }
                                                                   ↓
        - { name: Admin, path: Admin/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Chat/Generated, runtime: { package: Packages/MessageRuntime } }
                                                                   ↓
        - { name: Admin, path: Admin/Generated, runtime: { module: Chat } }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
                          ↓
      runtime: { package: Packages/MessageRuntime }
      targets:
        - { name: Chat, path: Packages/MessageRuntime/Sources/MessageRuntime }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      runtime: { package: Packages/MessageRuntime }
      targets:
        - { name: Chat, path: Chat/Generated }
        - { name: Admin, path: Admin/Generated, access: internal }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      runtime: { module: Chat }
      targets:
        - { name: Chat, path: Chat/Generated }
        - { name: Admin, path: Admin/Generated }
        - { name: Tool, path: Tool/Generated, runtime: { module: MessageRuntime } }
      """,
    ])
}

extension Diagnostic {
  /// - Parameter isCommon: Whether the configuration says so for all targets.
  static func badRuntime(importingItself target: Target, isCommon: Bool, at range: SourceRange) -> Diagnostic {
    let name = target.name.value
    return Diagnostic(
      .badRuntime,
      LocalizedText("the target `\(name)` would import its runtime from itself", zh: "target `\(name)` 会从自己那里导入运行时"),
      at: range, notes: isCommon ? [note(on: target)] : [],
      help: LocalizedText(
        "rename the target, or remove `runtime`: then it embeds its own", zh: "给 target 改名，或删除 `runtime`，让它自带一份"))
  }

  static func badRuntime(
    of target: Target, from provider: Target, whichHasItFrom other: Located<RuntimeSource>, at range: SourceRange
  ) -> Diagnostic {
    let (name, module) = (target.name.value, provider.name.value)
    let isCycle = other.importedModule == name
    return Diagnostic(
      .badRuntime,
      isCycle
        ? LocalizedText(
          "`\(name)` and `\(module)` have their runtime from one another", zh: "`\(name)` 和 `\(module)` 互相从对方那里取运行时")
        : LocalizedText("the target `\(module)` does not embed the runtime", zh: "target `\(module)` 自己没有运行时"),
      at: range,
      notes: [
        .init(
          LocalizedText(
            "`\(module)` has it from `\(other.importedModule)`", zh: "`\(module)` 取自 `\(other.importedModule)`"),
          at: other.range)
      ],
      help: isCycle
        ? LocalizedText("remove `runtime` of one of them", zh: "删除其中一个的 `runtime`")
        : LocalizedText(
          "write what `\(module)` says, or remove `runtime` there", zh: "写成与 `\(module)` 相同的内容，或删除它的 `runtime`"))
  }

  static func badRuntime(of target: Target, inaccessibleIn provider: Target, at range: SourceRange) -> Diagnostic {
    let (name, module) = (target.name.value, provider.name.value)
    let (access, offered) = (target.access.rawValue, provider.access.rawValue)
    let wanted = target.access == .public ? Target.Access.public : .package
    return Diagnostic(
      .badRuntime,
      LocalizedText(
        "the runtime of `\(module)` is `\(offered)`, which is too little for the \(access) target `\(name)`",
        zh: "`\(module)` 的运行时是 `\(offered)`，\(access) 的 target `\(name)` 用不了"),
      at: range, notes: [note(on: provider)],
      help: LocalizedText(
        "give `\(module)` `access: \(wanted.rawValue)`", zh: "给 `\(module)` 写上 `access: \(wanted.rawValue)`")
    )
  }

  static func badRuntime(inFolderOf target: Target, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badRuntime,
      LocalizedText(
        "the target `\(target.name.value)` writes into the package's folder",
        zh: "target `\(target.name.value)` 也写入这个包的文件夹"
      ),
      at: range, notes: [.init(LocalizedText("its folder is here", zh: "它的文件夹在这里"), at: target.path.range)],
      help: LocalizedText(
        "give the package a separate folder, such as `Packages/MessageRuntime`",
        zh: "给包一个单独的文件夹，例如 `Packages/MessageRuntime`"))
  }

  private static func note(on target: Target) -> Note {
    let name = target.name.value
    return Note(LocalizedText("`\(name)` is declared here", zh: "`\(name)` 在这里声明"), at: target.name.range)
  }
}
