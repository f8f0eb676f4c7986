import Emitters
import Schema
import SchemaReader
import SourceText
import Workspace

/// The templates that targets have of their own, as they were read.
struct UserTemplates {
  /// By the path of their folder, then by their path in it.
  private var folders: [String: [String: SourceFile]] = [:]
  /// Folders that are not there, or with links out of the project, where the configuration names them.
  private var unusable: [Diagnostic] = []

  /// No target has any.
  init() {}

  /// - Parameter first: the id of the first file.
  init(of targets: [Target], in workspace: Workspace, from first: Int) throws(WorkspaceError) {
    var next = first
    for named in targets.compactMap(\.templates) where folders[named.value] == nil {
      let folder = named.value
      guard try workspace.exists(folder) else {
        unusable.append(.badPath(ofTemplates: named))
        continue
      }
      let texts: [String: [UInt8]]
      do {
        texts = try workspace.templates(in: folder)
      } catch {
        guard error.leadsOut else { throw error }
        unusable.append(.badPath(ofTemplates: named, error.message, help: error.help))
        continue
      }
      let files = texts.sorted { $0.key < $1.key }.enumerated().map { index, template in
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
    if folders.isEmpty { return unusable }
    let catalog = TemplateCatalog()
    return unusable + folders.values.flatMap(catalog.findings)
  }
}
