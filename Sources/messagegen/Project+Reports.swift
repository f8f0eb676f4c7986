import SourceText
import Workspace

extension Project {
  /// The files under the names that the readers of a report know them by.
  func files(
    for format: ErrorFormat, environment: (String) -> String? = Terminal.environment
  ) throws -> [SourceFile] {
    try workspace.named(filesAndTemplates + releaseFiles, for: format, environment: environment)
  }
}

extension Workspace {
  /// Files of the project under the names that the readers of a report know them by.
  ///
  /// A build server shows findings in the repository, whatever folder its step runs in; other readers of reports start
  /// at the working folder, as people and their terminals do; Xcode wants absolute paths.
  func named(
    _ files: [SourceFile], for format: ErrorFormat, environment: (String) -> String? = Terminal.environment
  ) throws -> [SourceFile] {
    let prefix =
      switch format {
      case .text, .short: prefixFromHere
      case .xcode: root + "/"
      case .github, .sarif: try prefix(fromCheckout: environment("GITHUB_WORKSPACE"))
      case .gitlab: try prefix(fromCheckout: environment("CI_PROJECT_DIR"))
      case .markdown: try prefix(fromCheckout: environment("GITHUB_WORKSPACE") ?? environment("CI_PROJECT_DIR"))
      case .json, .checkstyle, .junit: try prefix(fromCheckout: nil)
      }
    if prefix.isEmpty { return files }
    return files.map { file in
      file.path == UnsavedFile.name ? file : SourceFile(id: file.id, path: prefix + file.path, bytes: file.bytes)
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
