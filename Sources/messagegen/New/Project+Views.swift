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
    guard let schema, let targets = configuration?.targets else { return [] }
    var missing: [NewFile] = []
    let templates = try userTemplates()
    for target in targets {
      let files = try NewView.files(
        schema, target: target, messages: messages ?? schema.messages.map(\.name), userTemplates: templates[target])
      for file in files.map({ NewFile(folder: target.viewFolder, file: $0) })
      where !missing.contains(where: { $0.path == file.path }) {
        if try !workspace.exists(file.path) { missing.append(file) }
      }
    }
    return missing
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
