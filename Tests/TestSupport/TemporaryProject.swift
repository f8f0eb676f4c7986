import Foundation

/// A project in a folder of its own under the system's temporary one; gone when the test is.
public final class TemporaryProject {
  /// Without symbolic links.
  public let path: String

  /// - Parameter files: their texts by their paths in the folder.
  public init(_ files: [String: String] = [:]) {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("messagegen-test-\(UUID().uuidString)")
    path = folder.path
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { write(text, to: name) }
  }

  deinit {
    // Folders that a test took its rights from can be emptied again. Links are left alone: what they lead to is not ours.
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for place in [path] + names.map({ path + "/" + $0 }) {
      let type = try? FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType
      if type == .typeDirectory {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: place)
      }
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  public var configuration: String { path + "/messagegen.yaml" }

  public func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }

  /// Writes into the file, not beside it; folders that are missing are made.
  public func write(_ text: String, to name: String) {
    let file = url(name)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      preconditionFailure("\(file.path) cannot be written: \(error)")
    }
  }

  /// Runs a command of the system's shell in the folder, silently; its exit code.
  @discardableResult
  public func shell(_ command: String) -> Int32 { system("cd '\(path)' && { \(command)\n} >/dev/null 2>&1") }

  /// Nil: there is no such file.
  public func text(_ name: String) -> String? { try? String(contentsOf: url(name), encoding: .utf8) }
}
