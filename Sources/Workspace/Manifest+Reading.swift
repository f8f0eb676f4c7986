extension Manifest {
  /// Bytes of a manifest that is being read.
  private typealias Text = UnsafeBufferPointer<UInt8>

  /// Reads a manifest; `path` is what errors call it.
  init(reading bytes: [UInt8], path: String) throws(WorkspaceError) {
    self.init(version: "")
    try bytes.withUnsafeBufferPointer { (text) throws(WorkspaceError) in
      var (start, number) = (0, 0)
      while start < text.count {
        let end = Self.end(of: text, from: start, before: UInt8(ascii: "\n"))
        number += 1
        let last = end > start && text[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
        try read(Text(rebasing: text[start..<last]), path: path, line: number)
        start = end + 1
      }
    }
  }

  private mutating func read(_ line: Text, path: String, line number: Int) throws(WorkspaceError) {
    switch line.first {
    case nil: break
    case UInt8(ascii: "#"): try readHeader(String(decoding: line, as: UTF8.self), path: path)
    case let first?:
      if "<|=>".utf8.contains(first), Self.isConflictMarker(String(decoding: line, as: UTF8.self)) {
        throw Self.conflict(path, line: number)
      }
      entries.append(try Self.entry(line, path: path, line: number))
    }
  }

  private mutating func readHeader(_ text: String, path: String) throws(WorkspaceError) {
    let words = text.split(separator: " ")
    if words.count > 2, words[1] == "messagegen" { version = String(words[2]) }
    guard text.hasSuffix("(manifest 1)") || !text.contains("(manifest ") else {
      throw WorkspaceError(
        path, "`\(path)` was written by a newer messagegen, \(version)", help: "install that version or a later one")
    }
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
