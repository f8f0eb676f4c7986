import SourceText

/// A file as it was read, which has no id yet.
public struct ReadFile: Sendable {
  /// Relative to the folder of the configuration.
  public let path: String
  public let bytes: [UInt8]
}

extension SourceFiles {
  /// Takes files that are new, in their order.
  @discardableResult
  public mutating func add(_ found: [ReadFile]) -> [SourceFile] {
    var added: [SourceFile] = []
    for file in found { added.append(add(file.path, file.bytes)) }
    return added
  }
}
