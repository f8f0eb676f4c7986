import Foundation

/// A file of cases that one reads from top to bottom: what is done, to which files, and what comes of it.
///
///     === baseline
///     messagegen lint --baseline known
///     -- before/known --
///     messagegen baseline 1
///     -- stdout --
///     no findings in 1 schema
///
/// `=== <name>` begins a case; a file's only case may do without. `-- <name> --` begins a section, and what is before
/// the first is the case's head. A text ends with a line break, unless its section begins with
/// `-- <name> (no line break at the end) --`. A line of a text that looks as if it began a case or a section has one
/// more backslash before it than in the text.
public struct TextArchive: Sendable {
  public struct Section: Sendable {
    public var name: String
    public var text: String

    public init(_ name: String, _ text: String = "") { (self.name, self.text) = (name, text) }

    fileprivate init(lines: [String]) {
      let title = String(lines[0].dropFirst(3).dropLast(3))
      let text = lines.dropFirst().map(TextArchive.unescaped).joined(separator: "\n")
      let isOpen = title.hasSuffix(TextArchive.note)
      name = isOpen ? String(title.dropLast(TextArchive.note.count)) : title
      self.text = isOpen || lines.count == 1 ? text : text + "\n"
    }

    fileprivate var written: String {
      let isOpen = !text.isEmpty && text.utf8.last != UInt8(ascii: "\n")
      return "-- \(name)\(isOpen ? TextArchive.note : "") --\n" + TextArchive.escaped(text)
    }
  }

  public struct Case: Sendable {
    /// Nil: no line begins it.
    public var name: String?
    /// What is before the first section, in whole lines.
    public var head: String
    public var sections: [Section]

    public init(name: String? = nil, head: String = "", sections: [Section] = []) {
      (self.name, self.head, self.sections) = (name, head, sections)
    }

    fileprivate init(name: String?, lines: [String]) {
      let blocks = TextArchive.blocks(of: lines, where: TextArchive.beginsSection)
      self.name = name
      head = blocks[0].map { TextArchive.unescaped($0) + "\n" }.joined()
      sections = blocks.dropFirst().map(Section.init(lines:))
    }

    /// The text of a section; nil if there is none of this name.
    public subscript(name: String) -> String? { sections.first { $0.name == name }?.text }

    fileprivate var written: String {
      (name.map { "=== \($0)\n" } ?? "") + TextArchive.escaped(head) + sections.map(\.written).joined()
    }
  }

  public var cases: [Case]

  public init(cases: [Case]) { self.cases = cases }

  public init(_ text: String) {
    let blocks = Self.blocks(of: Self.lines(of: text), where: Self.beginsCase)
    cases =
      (blocks[0].isEmpty ? [] : [Case(name: nil, lines: blocks[0])])
      + blocks.dropFirst().map { Case(name: String($0[0].dropFirst(4)), lines: Array($0.dropFirst())) }
  }

  public init(contentsOf file: URL) throws {
    try self.init(String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  public var text: String { cases.map(\.written).joined() }

  public func write(to file: URL) throws { try Data(text.utf8).write(to: file) }

  /// The files of cases in a folder, without `.txt`.
  public static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") && !$0.hasPrefix(".") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static let note = " (no line break at the end)"

  private static func beginsCase(_ line: String) -> Bool { line.hasPrefix("=== ") && line.utf8.count > 4 }

  private static func beginsSection(_ line: String) -> Bool {
    line.hasPrefix("-- ") && line.hasSuffix(" --") && line.utf8.count > 6
  }

  /// Whether a line, but for backslashes before it, would begin something.
  private static func isAmbiguous(_ line: String) -> Bool {
    let bare = String(line.drop { $0 == "\\" })
    return beginsCase(bare) || beginsSection(bare)
  }

  private static func unescaped(_ line: String) -> String {
    line.hasPrefix("\\") && isAmbiguous(line) ? String(line.dropFirst()) : line
  }

  private static func escaped(_ text: String) -> String {
    lines(of: text).map { (isAmbiguous($0) ? "\\" : "") + $0 + "\n" }.joined()
  }

  /// Without the empty one behind the last line break.
  private static func lines(of text: String) -> [String] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// What is before the first line that begins something, which may be nothing, and then all that it begins.
  private static func blocks(of lines: [String], where begins: (String) -> Bool) -> [[String]] {
    var blocks: [[String]] = [[]]
    for line in lines {
      if begins(line) { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    return blocks
  }
}
