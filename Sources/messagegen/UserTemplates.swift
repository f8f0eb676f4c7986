import Schema
import Workspace

/// The templates that targets have of their own, as they were read.
struct UserTemplates {
  /// By the path of their folder, then by their path in it.
  private let folders: [String: [String: [UInt8]]]

  init(of targets: [Target], in workspace: Workspace) throws(WorkspaceError) {
    var folders: [String: [String: [UInt8]]] = [:]
    for folder in targets.compactMap(\.templates?.value) where folders[folder] == nil {
      folders[folder] = try workspace.templates(in: folder)
    }
    self.folders = folders
  }

  subscript(target: Target) -> [String: [UInt8]] { target.templates.flatMap { folders[$0.value] } ?? [:] }
}
