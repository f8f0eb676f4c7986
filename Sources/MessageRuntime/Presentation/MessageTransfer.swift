/// A file that the SDK moves for a message.
nonisolated public struct MessageTransfer: Hashable, Sendable {
  /// Where the file is on the device, or its name, as the schema says.
  public var path: String
  /// Where it is on the server; nil while it is not there.
  public var url: String?

  public init(path: String, url: String?) {
    self.path = path
    self.url = url
  }
}
