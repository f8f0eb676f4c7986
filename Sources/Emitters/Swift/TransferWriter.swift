import Schema

/// The Swift members of a message whose file the SDK moves.
struct TransferWriter {
  let expression: SwiftExpression

  func bodies(_ transfer: Transfer) -> [AttachmentView.Body] {
    [("upload", transfer.upload), ("download", transfer.download)].compactMap { name, file in
      file.map { .init(name: name, statements: statements($0, name)) }
    }
  }

  private func statements(_ file: Transfer.File, _ name: String) -> [String] {
    let url = "messageURLText(\(expression.path(file.url)))"
    switch file.path {
    case .template(let template):
      return ["MessageTransfer(path: \(expression.text(template)), url: \(url))"]
    case .hook:
      return ["MessageTransfer(path: Self.\(SwiftNames.hook(name))Path(of: self), url: \(url))"]
    case .field(let path) where path.isOptional:
      return [
        "guard let path = \(expression.path(path)) else { return nil }",
        "return MessageTransfer(path: path, url: \(url))",
      ]
    case .field(let path):
      return ["MessageTransfer(path: \(expression.path(path)), url: \(url))"]
    }
  }

  /// What takes the server's answer.
  func upload(_ transfer: Transfer) -> AttachmentView.Body? {
    guard let path = transfer.upload?.url else { return nil }
    let name = expression.assignablePath(path)
    if path.type == .url {
      return .init(
        name: "setUploadedURL",
        statements: ["if let url = URL(string: URL.jsonPercentEncoded(url)) { self.\(name) = url }"])
    }
    return .init(name: "setUploadedURL", statements: ["self.\(name) = url"])
  }

  static func requirements(_ transfer: Transfer, _ type: String) -> [AttachmentView.Requirement] {
    [("upload", transfer.upload), ("download", transfer.download)].compactMap { name, file in
      guard case .hook? = file?.path else { return nil }
      return .init(
        doc: "Where the file to \(name) is on the device.",
        "static func \(SwiftNames.hook(name))Path(of message: \(type)) -> String")
    }
  }
}
