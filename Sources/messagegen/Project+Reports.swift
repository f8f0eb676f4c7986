import SourceText

extension Project {
  /// The files under the names that the readers of a report know them by.
  ///
  /// A build server shows findings in the repository, whatever folder its step runs in; other readers of reports start
  /// at the working folder, Xcode wants absolute paths; people read the paths that messagegen.yaml uses.
  func files(
    for format: ErrorFormat, environment: (String) -> String? = Terminal.environment
  ) throws -> [SourceFile] {
    let prefix =
      switch format {
      case .text, .short: ""
      case .xcode: workspace.root + "/"
      case .github, .sarif: try prefix(fromCheckout: environment("GITHUB_WORKSPACE"))
      case .gitlab: try prefix(fromCheckout: environment("CI_PROJECT_DIR"))
      case .json, .checkstyle, .junit: try prefix(fromCheckout: nil)
      }
    if prefix.isEmpty { return files }
    return files.map { SourceFile(id: $0.id, path: prefix + $0.path, bytes: $0.bytes) }
  }

  /// - Parameter checkout: Where the server has put the repository; the working folder counts if the project is elsewhere.
  private func prefix(fromCheckout checkout: String?) throws -> String {
    if let checkout, !checkout.isEmpty, let prefix = try? workspace.prefix(from: checkout) { return prefix }
    return try workspace.prefix(from: ".") ?? ""
  }
}
