import Emitters
import Schema
import SourceText
import Workspace

/// The templates that targets have of their own, as they were read.
struct UserTemplates {
  /// By the path of their folder, then by their path in it.
  private var folders: [String: [String: SourceFile]] = [:]

  /// No target has any.
  init() {}

  /// - Parameter first: the id of the first file.
  init(of targets: [Target], in workspace: Workspace, from first: Int) throws(WorkspaceError) {
    var next = first
    for folder in targets.compactMap(\.templates?.value) where folders[folder] == nil {
      let texts = try workspace.templates(in: folder).sorted { $0.key < $1.key }
      let files = texts.enumerated().map { index, template in
        let path = folder.hasSuffix("/") ? folder + template.key : folder + "/" + template.key
        return (template.key, SourceFile(id: SourceFile.ID(next + index), path: path, bytes: template.value))
      }
      next += files.count
      folders[folder] = Dictionary(uniqueKeysWithValues: files)
    }
  }

  subscript(target: Target) -> [String: SourceFile] { target.templates.flatMap { folders[$0.value] } ?? [:] }

  /// Each in the order of its id.
  var files: [SourceFile] { folders.values.flatMap(\.values).sorted { $0.id < $1.id } }

  /// What is wrong with them, whatever they are filled with.
  var findings: [Diagnostic] {
    if folders.isEmpty { return [] }
    let catalog = TemplateCatalog()
    return folders.values.flatMap(catalog.findings)
  }
}
