import SourceText
import Workspace

extension Project {
  /// The files under the names that the readers of a report know them by.
  func files(for format: ErrorFormat) throws -> SourceFiles { try workspace.named(files, for: format) }
}

extension Workspace {
  /// Files of the project under the names that the readers of a report know them by.
  ///
  /// A build server shows findings in the repository, whatever folder its step runs in; other readers of reports start
  /// at the working folder, as people and their terminals do; Xcode needs absolute paths.
  func named(_ files: SourceFiles, for format: ErrorFormat) throws -> SourceFiles {
    let prefix = try self.prefix(for: format)
    if prefix.isEmpty { return files }
    return SourceFiles(
      files.map { file in
        file.path == UnsavedFile.name ? file : SourceFile(id: file.id, path: prefix + file.path, bytes: file.bytes)
      })
  }

  /// What the readers of a report put before the path of a file.
  func prefix(for format: ErrorFormat) throws -> String {
    switch format {
    case .text, .short: prefixFromHere
    case .xcode: root + "/"
    case .github, .sarif: try prefix(fromCheckout: Terminal.environment("GITHUB_WORKSPACE"))
    case .gitlab: try prefix(fromCheckout: Terminal.environment("CI_PROJECT_DIR"))
    case .markdown:
      try prefix(fromCheckout: Terminal.environment("GITHUB_WORKSPACE") ?? Terminal.environment("CI_PROJECT_DIR"))
    case .json, .checkstyle, .junit: try prefix(fromCheckout: nil)
    }
  }

  /// A path of the project as people find it from the working folder.
  func shown(_ path: String) -> String { prefixFromHere + path }

  /// - Parameter checkout: Where the server has put the repository; the working folder counts if the project is elsewhere.
  private func prefix(fromCheckout checkout: String?) throws -> String {
    if let checkout, !checkout.isEmpty, let prefix = try? prefix(from: checkout) { return prefix }
    return try prefix(from: ".") ?? ""
  }
}
