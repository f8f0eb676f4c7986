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

  /// - Parameter files: what else was read; the templates follow.
  init(of targets: [Target], in workspace: Workspace, to files: inout SourceFiles) throws(WorkspaceError) {
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
      var templates: [String: SourceFile] = [:]
      for (name, bytes) in texts.sorted(by: { $0.key < $1.key }) {
        templates[name] = files.add(folder.hasSuffix("/") ? folder + name : folder + "/" + name, bytes)
      }
      folders[folder] = templates
    }
  }

  subscript(target: Target) -> [String: SourceFile] { target.templates.flatMap { folders[$0.value] } ?? [:] }

  var count: Int { folders.values.reduce(0) { $0 + $1.count } }

  /// What is wrong with them, whatever they are filled with.
  var findings: [Diagnostic] {
    if folders.isEmpty { return unusable }
    let catalog = TemplateCatalog()
    return unusable + folders.values.flatMap(catalog.findings)
  }
}
