import ArgumentParser

/// How findings are printed.
enum ErrorFormat: String, CaseIterable, ExpressibleByArgument {
  case text, short, json, sarif, github, gitlab, checkstyle, junit, xcode, markdown

  /// Whether the findings are one document, which says something even without findings and takes no other text.
  var isDocument: Bool {
    switch self {
    case .json, .sarif, .gitlab, .checkstyle, .junit, .markdown: true
    case .text, .short, .github, .xcode: false
    }
  }
}
