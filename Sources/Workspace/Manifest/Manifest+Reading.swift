import SourceText

extension Manifest {
  /// Reads a manifest; `path` is what errors call it. Of one that git could not merge the lines of all sides count.
  init(reading bytes: [UInt8], path: String) throws(WorkspaceError) {
    self.init(version: "")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let first = line.first else { continue }
      if first == UInt8(ascii: "#") {
        try readComment(String(decoding: line, as: UTF8.self), path: path)
      } else if MergeMarker(line: line) == nil {
        entries.append(try Self.entry(line, path: path, line: number))
      }
    }
  }

  private mutating func readComment(_ comment: String, path: String) throws(WorkspaceError) {
    if comment.hasPrefix(Self.configurationMark) {
      Self.add(comment.dropFirst(Self.configurationMark.count), to: &configurations)
    } else if let kind = OutputFolder.Kind.allCases.first(where: { comment.hasPrefix(Self.folderMark($0)) }) {
      self.kind = kind
      Self.add(comment.dropFirst(Self.folderMark(kind).count), to: &folders)
    } else {
      version = try Self.version(comment, path: path) ?? version
    }
  }

  private static func add(_ path: Substring, to paths: inout [String]) {
    if !paths.contains(where: { $0 == path }) { paths.append(String(path)) }
  }

  /// Of the tool that wrote a header line; nil: it does not say.
  private static func version(_ header: String, path: String) throws(WorkspaceError) -> String? {
    let words = header.split(separator: " ")
    let version = words.count > 2 && words[1] == "messagegen" ? String(words[2]) : nil
    guard header.hasSuffix("(manifest 1)") || !header.contains("(manifest ") else {
      throw WorkspaceError(
        path, "`\(path)` was written by a newer version of messagegen, \(version ?? "")",
        zh: "`\(path)` 由更新的 messagegen \(version ?? "") 写入",
        help: LocalizedText("install that version or a later one", zh: "安装该版本或更新的版本"))
    }
    return version
  }

  private static func entry(_ line: ArraySlice<UInt8>, path: String, line number: Int) throws(WorkspaceError) -> Entry {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count > 2, let hash = ContentHash(digits: fields[0]),
      case let name = String(decoding: fields[1], as: UTF8.self), FileName.problem(in: name) == nil
    else {
      throw WorkspaceError(
        path, "malformed line \(number) in `\(path)`: expected hash, file name and sources, separated by tabs",
        zh: "`\(path)` 第 \(number) 行格式错误：应为以制表符分隔的哈希、文件名和来源",
        help: LocalizedText(
          "restore the file from git, or delete the line and run `messagegen generate --diff`",
          zh: "用 git 恢复该文件，或删除该行并运行 `messagegen generate --diff`"))
    }
    let sources = fields[2...].filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    return Entry(name: name, hash: hash, sources: sources)
  }
}
