import CPlatform

@testable import Workspace

enum ExtendedAttributes {
  /// Whether files have any where the tests put theirs; asked without what is tested.
  static var areKept: Bool {
    let project = TemporaryProject()
    #if canImport(Darwin)
      return setxattr(project.path, Folder.receiptName, "x", 1, 0, 0) == 0
    #else
      return setxattr(project.path, Folder.receiptName, "x", 1, 0) == 0
    #endif
  }
}
