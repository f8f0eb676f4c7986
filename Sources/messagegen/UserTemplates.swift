import Emitters
import Schema
import SchemaReader
import SourceText
import Workspace

/// The templates that targets have of their own, as they were read.
struct UserTemplates {
  /// By the path of their folder, then by their path in it.
  private var folders: [String: [String: SourceFile]] = [:]
  /// Folders that are not there, where the configuration names them.
  private var missing: [Located<String>] = []

  /// No target has any.
  init() {}

  /// - Parameter first: the id of the first file.
  init(of targets: [Target], in workspace: Workspace, from first: Int) throws(WorkspaceError) {
    var next = first
    for named in targets.compactMap(\.templates) where folders[named.value] == nil {
      let folder = named.value
      guard try workspace.exists(folder) else {
        missing.append(named)
        continue
      }
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
    let absent = missing.map { Diagnostic.badPath(ofTemplates: $0) }
    if folders.isEmpty { return absent }
    let catalog = TemplateCatalog()
    return absent + folders.values.flatMap(catalog.findings)
  }
}
