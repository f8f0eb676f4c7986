import SourceText

extension Manifest {
  /// Bytes of a manifest that is being read.
  private typealias Text = UnsafeBufferPointer<UInt8>

  private enum Line: Sendable {
    case header(version: String?)
    case configuration(String)
    case entry(Entry)
    case empty
  }

  /// Reads a manifest; `path` is what errors call it.
  init(reading bytes: [UInt8], path: String) throws(WorkspaceError) {
    self.init(version: "")
    let ends = bytes.withUnsafeBufferPointer(Self.lineEnds)
    let lines = try ends.indices.map { (number) throws(WorkspaceError) in
      let start = number == 0 ? 0 : ends[number - 1] + 1
      return try bytes.withUnsafeBufferPointer { (text) throws(WorkspaceError) in
        try Self.line(Text(rebasing: text[start..<ends[number]]), path: path, number: number + 1)
      }
    }
    entries.reserveCapacity(lines.count)
    for line in lines {
      switch line {
      case .header(let version): self.version = version ?? self.version
      case .configuration(let path): if !configurations.contains(path) { configurations.append(path) }
      case .entry(let entry): entries.append(entry)
      case .empty: break
      }
    }
  }

  private static func lineEnds(of text: Text) -> [Int] {
    var ends: [Int] = []
    var start = 0
    while start < text.count {
      let end = end(of: text, from: start, before: UInt8(ascii: "\n"))
      ends.append(end)
      start = end + 1
    }
    return ends
  }

  private static func line(_ text: Text, path: String, number: Int) throws(WorkspaceError) -> Line {
    let text = text.last == UInt8(ascii: "\r") ? Text(rebasing: text.dropLast()) : text
    switch text.first {
    case nil: return .empty
    case UInt8(ascii: "#"):
      let comment = String(decoding: text, as: UTF8.self)
      if comment.hasPrefix(configurationMark) {
        return .configuration(String(comment.dropFirst(configurationMark.count)))
      }
      return .header(version: try version(comment, path: path))
    case let first?:
      if "<|=>".utf8.contains(first), isConflictMarker(String(decoding: text, as: UTF8.self)) {
        throw conflict(path, line: number)
      }
      return .entry(try entry(text, path: path, line: number))
    }
  }

  /// Of the tool that wrote a header line; nil: it does not say.
  private static func version(_ header: String, path: String) throws(WorkspaceError) -> String? {
    let words = header.split(separator: " ")
    let version = words.count > 2 && words[1] == "messagegen" ? String(words[2]) : nil
    guard header.hasSuffix("(manifest 1)") || !header.contains("(manifest ") else {
      throw WorkspaceError(
        path, "`\(path)` was written by a newer messagegen, \(version ?? "")",
        help: "install that version or a later one")
    }
    return version
  }

  private static func entry(_ line: Text, path: String, line number: Int) throws(WorkspaceError) -> Entry {
    let tab = UInt8(ascii: "\t")
    let hashEnd = end(of: line, from: 0, before: tab)
    let nameEnd = end(of: line, from: hashEnd + 1, before: tab)
    guard nameEnd < line.count, let hash = ContentHash(digits: line[..<hashEnd]),
      case let name = String(decoding: line[(hashEnd + 1)..<nameEnd], as: UTF8.self), FileName.problem(in: name) == nil
    else {
      throw WorkspaceError(
        path, "`\(path)` cannot be read: line \(number) is not a hash, a file name and paths with tabs between",
        help: "restore the file from git; or remove the line, and see `messagegen generate --diff`")
    }
    var sources: [String] = []
    var start = nameEnd + 1
    while start < line.count {
      let end = end(of: line, from: start, before: tab)
      if end > start { sources.append(String(decoding: line[start..<end], as: UTF8.self)) }
      start = end + 1
    }
    return Entry(name: name, hash: hash, sources: sources)
  }

  /// Where a byte stands next, or where the text ends.
  private static func end(of text: Text, from start: Int, before byte: UInt8) -> Int {
    var end = start
    while end < text.count, text[end] != byte { end += 1 }
    return end
  }

  private static func isConflictMarker(_ text: String) -> Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: text.hasPrefix)
  }

  private static func conflict(_ path: String, line: Int) -> WorkspaceError {
    WorkspaceError(
      path, "`\(path)` has a git conflict marker in line \(line)",
      help: "delete the marker lines, keep the lines of both sides, and run `messagegen generate`")
  }
}
