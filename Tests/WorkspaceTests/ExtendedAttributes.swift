import CPlatform
import Foundation

@testable import Workspace

enum ExtendedAttributes {
  /// Whether files have any where the tests put theirs; asked without what is tested.
  static var areKept: Bool {
    let project = TemporaryProject()
    let folder = open(project.path, O_RDONLY)
    defer { close(folder) }
    #if canImport(Darwin)
      return fsetxattr(folder, Folder.receiptName, "x", 1, 0, 0) == 0
    #else
      return platform_set_attribute(folder, Folder.receiptName, "x", 1) == 0
    #endif
  }
}
