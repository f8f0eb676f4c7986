import Schema
import SourceText

extension ConfigurationReader {
  /// What `runtime` says; nil: it is left out, or cannot be read.
  func runtime(_ entries: Entries, schemas: String) -> Located<RuntimePlace>? {
    guard let node = entries["runtime"], let runtime = forms.open(node, as: .runtime) else { return nil }
    switch (runtime.mentions("package"), runtime.mentions("module")) {
    case (true, true):
      report(.conflictingKeys(ofRuntimeAt: node.range))
    case (false, false):
      guard runtime.refused.isEmpty else { return nil }
      report(
        .missingKey, Phrase("`runtime` needs `package` or `module`", zh: "`runtime` 需要 `package` 或 `module`"),
        at: node.range,
        help: Phrase(
          "write `{ package: Packages/MessageRuntime }`, for example", zh: "例如写成 `{ package: Packages/MessageRuntime }`"
        ))
    case (true, false): return runtime.text("package").map { package($0, schemas: schemas) }
    case (false, true): return runtime.text("module").flatMap { module($0) }
    }
    return nil
  }

  private func package(_ path: Located<String>, schemas: String) -> Located<RuntimePlace> {
    checkPath(path, what: .verbatim("`package`"))
    checkOutput(path, key: "package", sample: "Packages/MessageRuntime", schemas: schemas)
    return path.map { .package($0) }
  }

  private func module(_ name: Located<String>) -> Located<RuntimePlace>? {
    guard SwiftNames.isIdentifier(name.value) else {
      report(.invalidSwiftName(ofModule: name))
      return nil
    }
    return name.map { .module($0) }
  }

  /// Gives the targets that say nothing of it the configuration's runtime, and looks at what each of them names.
  ///
  /// The target that the configuration names as the module has the runtime itself.
  func placeRuntimes(in targets: [Target], common: Located<RuntimePlace>?) -> [Target] {
    var targets = targets
    for index in targets.indices where targets[index].runtime == nil {
      if case .module(let name)? = common?.value, name == targets[index].name.value { continue }
      targets[index].runtime = common
    }
    for target in targets {
      guard let runtime = target.runtime else { continue }
      checkModule(of: target, runtime, among: targets, isCommon: runtime.range == common?.range)
    }
    var seen: Set<SourceRange> = []
    for runtime in targets.compactMap(\.runtime) where seen.insert(runtime.range).inserted {
      checkFolders(of: runtime, targets)
    }
    return targets
  }

  private func checkModule(
    of target: Target, _ runtime: Located<RuntimePlace>, among targets: [Target], isCommon: Bool
  ) {
    let (name, module) = (target.name.value, runtime.importedModule)
    if name == module {
      return report(
        .badRuntime,
        Phrase("the target `\(name)` would import its runtime from itself", zh: "目标 `\(name)` 会从自己那里导入运行时"),
        at: runtime.range,
        notes: isCommon ? [.init(Phrase("`\(name)` is here", zh: "`\(name)` 在这里"), at: target.name.range)] : [],
        help: Phrase("rename the target, or remove `runtime`: then it embeds its own", zh: "给目标改名，或删除 `runtime`，让它自带一份")
      )
    }
    guard case .module = runtime.value, let provider = targets.first(where: { $0.name.value == module }) else { return }
    checkProvider(provider, of: target, at: runtime.range)
  }

  /// Another target has the runtime if it embeds it, and lends it to those that are no more accessible.
  private func checkProvider(_ provider: Target, of target: Target, at range: SourceRange) {
    let (name, module) = (target.name.value, provider.name.value)
    if let other = provider.runtime {
      let isCycle = other.importedModule == name
      report(
        .badRuntime,
        isCycle
          ? Phrase(
            "`\(name)` and `\(module)` have their runtime from one another", zh: "`\(name)` 和 `\(module)` 互相从对方那里取运行时")
          : Phrase("the target `\(module)` has no runtime of its own", zh: "目标 `\(module)` 自己没有运行时"),
        at: range,
        notes: [
          .init(
            Phrase("`\(module)` has it from `\(other.importedModule)`", zh: "`\(module)` 取自 `\(other.importedModule)`"),
            at: other.range)
        ],
        help: isCycle
          ? Phrase("remove `runtime` of one of them", zh: "删除其中一个的 `runtime`")
          : Phrase(
            "write what `\(module)` says, or remove `runtime` there", zh: "写成与 `\(module)` 相同的内容，或删除它的 `runtime`"))
    } else if provider.access == .internal || (provider.access == .package && target.access == .public) {
      let wanted = target.access == .public ? Target.Access.public : .package
      report(
        .badRuntime,
        Phrase(
          "the runtime of `\(module)` is `\(provider.access.rawValue)`, which is too little for the \(target.access.rawValue) target `\(name)`",
          zh: "`\(module)` 的运行时是 `\(provider.access.rawValue)`，\(target.access.rawValue) 的目标 `\(name)` 用不了"),
        at: range,
        notes: [.init(Phrase("`\(module)` is here", zh: "`\(module)` 在这里"), at: provider.name.range)],
        help: Phrase(
          "give `\(module)` `access: \(wanted.rawValue)`", zh: "给 `\(module)` 写上 `access: \(wanted.rawValue)`"))
    }
  }

  /// The folders of a package are no target's.
  private func checkFolders(of runtime: Located<RuntimePlace>, _ targets: [Target]) {
    guard case .package(let path) = runtime.value else { return }
    let package = RuntimePackage(path: Located(path, runtime.range))
    let folders = [Self.parts(of: package.path.value), Self.parts(of: package.sources)]
    guard let target = targets.first(where: { folders.contains(Self.parts(of: $0.path.value)) }) else { return }
    report(
      .badRuntime,
      Phrase(
        "the target `\(target.name.value)` writes into the package's folder", zh: "目标 `\(target.name.value)` 也写入这个包的文件夹"
      ),
      at: runtime.range, notes: [.init(Phrase("its folder is here", zh: "它的文件夹在这里"), at: target.path.range)],
      help: Phrase(
        "give the package a folder of its own, such as `Packages/MessageRuntime`",
        zh: "给包一个单独的文件夹，例如 `Packages/MessageRuntime`"))
  }
}
