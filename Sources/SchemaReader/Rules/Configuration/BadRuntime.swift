import Schema
import SourceText

extension Rule {
  static let badRuntime = Rule("bad-runtime", .error, isConfigurable: false, theme: .configuration)
}

extension Diagnostic {
  /// - Parameter isCommon: Whether the configuration says so for all targets.
  static func badRuntime(importingItself target: Target, isCommon: Bool, at range: SourceRange) -> Diagnostic {
    let name = target.name.value
    return Diagnostic(
      .badRuntime, "target `\(name)` cannot import its runtime from itself", zh: "target `\(name)` 不能从自身导入运行时",
      at: range, notes: isCommon ? [note(on: target)] : [],
      help: LocalizedText(
        "rename the target, or remove `runtime` to embed the runtime", zh: "给 target 改名，或删除 `runtime` 以内嵌运行时"))
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
          "`\(name)` and `\(module)` import their runtime from each other", zh: "`\(name)` 和 `\(module)` 互相导入对方的运行时")
        : LocalizedText("target `\(module)` does not embed the runtime", zh: "target `\(module)` 没有内嵌运行时"),
      at: range,
      notes: [
        .init(
          LocalizedText(
            "`\(module)` imports it from `\(other.importedModule)`", zh: "`\(module)` 从 `\(other.importedModule)` 导入运行时"
          ),
          at: other.range)
      ],
      help: isCycle
        ? LocalizedText("remove `runtime` from one of them", zh: "删除其中一个的 `runtime`")
        : LocalizedText(
          "use the same `runtime` as `\(module)`, or remove it there",
          zh: "写成与 `\(module)` 相同的 `runtime`，或删除 `\(module)` 的 `runtime`"))
  }

  static func badRuntime(of target: Target, inaccessibleIn provider: Target, at range: SourceRange) -> Diagnostic {
    let (name, module) = (target.name.value, provider.name.value)
    let (access, offered) = (target.access.rawValue, provider.access.rawValue)
    let wanted = target.access == .public ? Target.Access.public : .package
    return Diagnostic(
      .badRuntime, "the runtime of `\(module)` is `\(offered)`, but target `\(name)` is `\(access)`",
      zh: "`\(module)` 的运行时是 `\(offered)`，而 target `\(name)` 是 `\(access)`", at: range, notes: [note(on: provider)],
      help: LocalizedText(
        "set `access: \(wanted.rawValue)` for `\(module)`", zh: "把 `\(module)` 设为 `access: \(wanted.rawValue)`")
    )
  }

  static func badRuntime(inFolderOf target: Target, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badRuntime, "the target `\(target.name.value)` writes into the package's folder",
      zh: "target `\(target.name.value)` 也写入这个包的文件夹", at: range,
      notes: [.init(LocalizedText("its folder is here", zh: "它的文件夹在这里"), at: target.path.range)],
      help: LocalizedText(
        "give the package a separate folder, such as `Packages/MessageRuntime`",
        zh: "给包一个单独的文件夹，例如 `Packages/MessageRuntime`"))
  }

  private static func note(on target: Target) -> Note {
    let name = target.name.value
    return Note(LocalizedText("`\(name)` is declared here", zh: "`\(name)` 在这里声明"), at: target.name.range)
  }
}
