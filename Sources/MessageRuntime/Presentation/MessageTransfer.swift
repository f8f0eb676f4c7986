/// A file that the SDK moves for a message.
nonisolated public struct MessageTransfer: Equatable, Sendable {
  /// Where the file is on the device, or its name, as the schema says.
  public let path: String
  /// Where it is on the server; nil while it is not there.
  public let url: String?

  public init(path: String, url: String?) {
    self.path = path
    self.url = url
  }
}
