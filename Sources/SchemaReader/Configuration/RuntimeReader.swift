import Schema
import SourceText

/// Reads where targets have the runtime from.
struct RuntimeReader: ReportingReader {
  let forms: FormReader
  /// The folder of the schemas.
  let schemas: String

  private var paths: PathReader { PathReader(forms: forms) }

  /// What `runtime` says; nil: it is left out, or cannot be read.
  func runtime(_ entries: CheckedMapping) -> Located<RuntimeSource>? {
    guard let node = entries["runtime"], let runtime = forms.open(node, as: .runtime) else { return nil }
    switch (runtime.mentions("package"), runtime.mentions("module")) {
    case (true, true): report(.conflictingKeys(ofRuntimeAt: node.range))
    case (false, false): if runtime.refused.isEmpty { report(.missingKey(ofRuntimeAt: node.range)) }
    case (true, false): return package(runtime)
    case (false, true): return runtime.text("module").flatMap { module($0) }
    }
    return nil
  }

  private func package(_ runtime: CheckedMapping) -> Located<RuntimeSource>? {
    guard let path = paths.path("package", in: runtime) else { return nil }
    paths.checkOutput(path, of: "package", sample: "Packages/MessageRuntime", schemas: schemas)
    return path.map { .package($0) }
  }

  private func module(_ name: Located<String>) -> Located<RuntimeSource>? {
    guard SwiftNames.isIdentifier(name.value) else { return fail(.invalidSwiftName(ofModule: name)) }
    return name.map { .module($0) }
  }

  /// Gives the targets that say nothing of it the configuration's runtime, and looks at what each of them names.
  ///
  /// The target that the configuration names as the module has the runtime itself.
  func resolve(in targets: [Target], common: Located<RuntimeSource>?) -> [Target] {
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
    of target: Target, _ runtime: Located<RuntimeSource>, among targets: [Target], isCommon: Bool
  ) {
    let module = runtime.importedModule
    if target.name.value == module {
      report(.badRuntime(importingItself: target, isCommon: isCommon, at: runtime.range))
    } else if case .module = runtime.value, let provider = targets.first(where: { $0.name.value == module }) {
      checkProvider(provider, of: target, at: runtime.range)
    }
  }

  /// Another target has the runtime if it embeds it, and lends it to those that are no more accessible.
  private func checkProvider(_ provider: Target, of target: Target, at range: SourceRange) {
    if let other = provider.runtime {
      report(.badRuntime(of: target, from: provider, whichHasItFrom: other, at: range))
    } else if provider.access == .internal || (provider.access == .package && target.access == .public) {
      report(.badRuntime(of: target, inaccessibleIn: provider, at: range))
    }
  }

  /// The folders of a package are no target's.
  private func checkFolders(of runtime: Located<RuntimeSource>, _ targets: [Target]) {
    guard case .package(let path) = runtime.value else { return }
    let package = RuntimePackage(path: Located(path, runtime.range))
    let folders = [FolderPath(package.path.value), FolderPath(package.sources)]
    guard
      let target = targets.first(where: { target in
        [target.path, target.tests].contains { $0.map { folders.contains(FolderPath($0.value)) } ?? false }
      })
    else { return }
    report(.badRuntime(inFolderOf: target, at: runtime.range))
  }
}
