/// The contents of files and links, which one `git cat-file --batch` tells.
final class GitObjects {
  private static let command = ["cat-file", "--batch"]

  private let git: Git
  private let process: ChildProcess

  init(_ git: Git) throws(WorkspaceError) {
    self.git = git
    process = try git.start(Self.command)
  }

  /// - Parameter objects: The ids.
  func contents(of objects: [String]) throws(WorkspaceError) -> [[UInt8]] {
    process.send(objects.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
    var contents: [[UInt8]] = []
    for object in objects {
      let content = try git.answer(of: Self.command) { () throws(ChildProcess.Failure) in try nextContent() }
      guard let content else { throw try fault(of: object).error }
      contents.append(content)
    }
    return contents
  }

  /// Of a reply such as `<id> blob 12`, line break, twelve bytes, line break; nil: it is another one.
  private func nextContent() throws(ChildProcess.Failure) -> [UInt8]? {
    guard let words = try process.line()?.split(separator: UInt8(ascii: " ")), words.count == 3,
      let size = Int(String(decoding: words[2], as: UTF8.self)), let content = try process.bytes(size),
      try process.bytes(1) != nil
    else { return nil }
    return content
  }

  private func fault(of object: String) throws(WorkspaceError) -> GitFault {
    let (_, ending) = try git.answer(of: Self.command) { () throws(ChildProcess.Failure) in try process.rest() }
    return ending == .exit(0) ? git.missingObject(object) : git.diagnose(Self.command, ending, process.complaints)
  }
}
