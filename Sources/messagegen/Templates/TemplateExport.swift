import ArgumentParser
import Emitters
import SchemaReader
import SourceText
import Workspace

/// Built-in templates as files of the author's.
struct TemplateExport {
  let entries: [TemplateCatalog.Entry]
  /// Relative to the configuration's folder.
  let folder: String

  init(_ entries: [TemplateCatalog.Entry], folder: String, in workspace: Workspace) throws {
    self.entries = entries
    self.folder = ProjectPath(workspace.relative(folder)).text
    guard self.folder.isEmpty || self.folder.hasPrefix("/") || self.folder.split(separator: "/").contains("..") else {
      return
    }
    throw Failure(
      "`\(folder)` is not a folder inside the project", zh: "`\(folder)` 不是项目内的文件夹",
      help: LocalizedText(
        "pass a path relative to the configuration's folder, such as `Templates`", zh: "写相对于配置文件夹的路径，例如 `Templates`"),
      exitCode: .validationFailure)
  }

  /// Writes those that are not there yet, and says how they are used.
  func write(in workspace: Workspace, _ run: Run) throws {
    for entry in entries {
      let path = workspace.shown(folder + "/" + entry.file)
      if try workspace.exists(folder + "/" + entry.file) {
        run.say([LocalizedText("kept \(path), which already exists", zh: "保留已有的 \(path)")])
      } else {
        try workspace.create(entry.file, in: folder, with: entry.text)
        run.say([LocalizedText("wrote \(path)", zh: "已写入 \(path)")])
      }
    }
    run.say([next(in: workspace)])
  }

  private func next(in workspace: Workspace) -> LocalizedText {
    let targets = SchemaReader.readConfiguration(workspace.configuration).value?.configuration.targets ?? []
    let users = targets.filter { target in target.templates.map { ProjectPath($0.value).text == folder } ?? false }
    guard users.isEmpty else {
      let names = Wording.enumeration(users.map { "`\($0.name.value)`" })
      return LocalizedText(
        "next: edit the templates, delete those that you do not change, and run `messagegen generate`; used by \(names)",
        zh: "接下来：编辑模板，删除没有改动的，然后运行 `messagegen generate`；使用者：\(names)")
    }
    let name = workspace.shown(workspace.configuration.path)
    return LocalizedText(
      "next: add `templates: \(folder)` to a target in \(name), edit them, and delete those that you do not change",
      zh: "接下来：在 \(name) 的 target 中写上 `templates: \(folder)`，编辑模板，并删除没有改动的")
  }
}

extension Workspace {
  /// An absolute path in the project from the configuration's folder; any other path as it is.
  func relative(_ given: String) -> String {
    guard given.hasPrefix("/") else { return given }
    return given.hasPrefix(root + "/") ? String(given.dropFirst(root.count + 1)) : path(of: given) ?? given
  }
}
