import Emitters
import Schema
import SourceText
import Workspace

/// The bubble views, which are the app's own: written once, never again.
extension Project {
  /// A file that is to be written if it is not there.
  struct NewFile {
    var folder: String
    var file: GeneratedFile

    var authored: AuthoredFile { AuthoredFile(file.name, in: folder, bytes: file.bytes) }
    var path: String { folder == "." ? file.name : folder + "/" + file.name }
  }

  /// The views of messages that are not there yet, by path; without names: of all messages.
  func missingViews(of messages: [String]? = nil) throws -> [NewFile] {
    try views(of: messages).filter { try !workspace.exists($0.path) }
  }

  /// The views of messages, which may be there, each once.
  private func views(of messages: [String]? = nil) throws -> [NewFile] {
    guard let schema, let targets = configuration?.targets else { return [] }
    var views: [NewFile] = []
    for target in targets {
      let files = try NewView.files(
        schema, target: target, messages: messages ?? schema.messages.map(\.name), userTemplates: templates[target])
      for file in files.map({ NewFile(folder: target.viewFolder, file: $0) })
      where !views.contains(where: { $0.path == file.path }) {
        views.append(file)
      }
    }
    return views
  }

  /// Why nothing was created.
  func remarks(onMissingViews missing: [NewFile]) throws -> [LocalizedText] {
    guard missing.isEmpty, let schema, let targets = configuration?.targets else { return [] }
    if try !views().isEmpty { return [LocalizedText("all views and cells already exist", zh: "视图和 cell 都已存在")] }
    guard targets.contains(where: { !$0.sdks.isEmpty }) else {
      return [
        LocalizedText(
          "nothing to create: views and cells are for targets with `sdk`", zh: "没有可创建的文件：只有带 `sdk` 的 target 需要视图和 cell")
      ]
    }
    let sample = (schema.messages.first { !$0.isBuiltIn }?.name ?? "Gift") + "View"
    return [
      LocalizedText(
        "nothing to create: no message has a view; to add one, write `layout: { view: \(sample) }` in its schema",
        zh: "没有可创建的文件：没有消息使用视图；如需视图，请在 schema 中写上 `layout: { view: \(sample) }`")
    ]
  }

  func write(_ views: [NewFile], in run: Run) throws {
    for view in views {
      try workspace.create(view.file.name, in: view.folder, with: view.file.bytes)
      say([view], in: run)
    }
  }

  /// Says that they were written.
  func say(_ views: [NewFile], in run: Run) {
    for view in views {
      let path = workspace.shown(view.path)
      run.say([LocalizedText("wrote \(path); it is yours to edit", zh: "已写入 \(path)，由你维护")])
    }
    // A package compiles what is in its folders.
    guard !views.isEmpty, (try? workspace.exists("Package.swift")) != true else { return }
    let paths = Wording.enumeration(views.map { workspace.shown($0.path) })
    run.say([LocalizedText("add \(paths) to the app in Xcode", zh: "请在 Xcode 中把 \(paths) 加入 App")])
  }
}
