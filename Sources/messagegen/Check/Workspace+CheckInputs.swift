import Catalog
import Evolution
import Schema
import SchemaReader
import SourceText
import Workspace

extension Workspace {
  /// All that `messagegen check` reads, as absolute paths, sorted, whatever the schemas are like: the configuration alone
  /// is read for it. A path with links in it is followed by the one that it leads to: a sandbox asks for that, a person
  /// knows the other.
  ///
  /// - Parameter others: the paths of further files from the configuration's folder.
  func checkInputs(and others: [String]) throws -> [String] {
    var paths = [configuration.path] + others
    var around: [String] = []
    if let settings = read(configuration).value?.configuration {
      let (schemas, releases) = (settings.schemas.value, settings.releasesFolder)
      paths += searched(for: .schemas, in: schemas, without: releases) + searched(for: .releases, in: releases)
      let beside = Project.editorFiles.map { schemas + "/" + $0.name } + [releases + "/" + Acceptances.fileName]
      paths += beside.compactMap { resolved($0) }
      paths += settings.templateFolders.flatMap { searched(for: .templates, in: $0) }
      paths += settings.outputFolders.flatMap { generatedFiles(in: $0) }
      // Only of several targets is it asked what they are compiled with.
      if settings.targets.count > 1 {
        around = settings.targets.flatMap { surroundings(of: $0.path.value)?.inputs ?? [] }
      }
    }
    let prefix = root == "/" ? root : root + "/"
    let own = (paths + paths.compactMap { resolved($0) }).map { $0 == "." ? root : prefix + $0 }
    let all = Set(own + around).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if let path = all.first(where: { $0.contains(where: \.isNewline) }) { throw Self.unlistable(path) }
    return all
  }

  /// That a path cannot be a line of a list of files.
  static func unlistable(_ path: String) -> Failure {
    Failure(
      "`\(path)` cannot be written in a list of files", zh: "`\(path)` 无法写入文件列表",
      help: LocalizedText("rename it: no line breaks, no `$` and no space at the end", zh: "请改名：不含换行和 `$`，末尾没有空格"),
      exitCode: ExitCodes.couldNotRun)
  }

  /// Ends the run if a stamp would be among what is checked.
  ///
  /// - Parameter given: from the working folder.
  func checkIsNotAmongInputs(stamp given: String) throws {
    guard let path = path(of: given), let settings = read(configuration).value?.configuration else { return }
    let folders = [settings.schemas.value, settings.releasesFolder] + settings.templateFolders + settings.outputFolders
    guard let folder = folders.first(where: { path.hasPrefix((resolved($0) ?? $0) + "/") }) else { return }
    throw Failure(
      "`\(given)` is in `\(folder)`, which is checked", zh: "`\(given)` 在要检查的文件夹 `\(folder)` 中",
      help: LocalizedText("name a file outside of that folder", zh: "指定该文件夹之外的文件"), exitCode: .validationFailure)
  }
}

extension Configuration {
  fileprivate var templateFolders: [String] { targets.compactMap(\.templates?.value) }

  /// Of generated code, and of the pages of the catalog.
  fileprivate var outputFolders: [String] {
    let pages = docs.path?.value ?? DocsSettings.standardPath
    return outputs.map(\.path.value) + Catalog.outputFolders.map { $0.isEmpty ? pages : pages + "/" + $0 }
  }
}
