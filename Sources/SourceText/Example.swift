/// Schemas that show a rule, with the locations where its findings must be.
///
/// The text is YAML. A line of `↓` and spaces alone marks columns of the line below it, counted in characters. A line
/// `=== path` starts another file; what is before the first is `Schemas/Example.yaml`. Without a `messagegen.yaml`
/// the configuration is `version: 1`.
public struct Example: Sendable {
  public struct File: Hashable, Sendable {
    public var path: String
    public var text: String
    public var saving: Saving

    public init(path: String, text: String, saving: Saving = .utf8) {
      self.path = path
      self.text = text
      self.saving = saving
    }

    /// What would be on the disk.
    public var bytes: [UInt8] { saving.bytes(of: text) }
  }

  /// Where a finding starts: line and column from 1, the column counted in UTF-8 bytes.
  public struct Mark: Hashable, Comparable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int

    public init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }

    public static func < (a: Mark, b: Mark) -> Bool { (a.path, a.line, a.column) < (b.path, b.line, b.column) }
  }

  /// As it is written, with marks and file names.
  public let source: String
  /// Of the schemas; the configuration is always UTF-8.
  public let saving: Saving

  public init(_ source: String, saving: Saving = .utf8) {
    self.source = source
    self.saving = saving
  }

  public var configuration: File { parts.configuration }
  public var schemas: [File] { parts.schemas }
  public var marks: [Mark] { parts.marks }

  /// Taken apart when they are asked for: rules are made in every run, their examples are read by few.
  private var parts: Parts { Parts(source, saving) }
}

/// What an example's text holds.
private struct Parts {
  private(set) var configuration = Example.File(path: "messagegen.yaml", text: "version: 1\n")
  private(set) var schemas: [Example.File] = []
  private(set) var marks: [Example.Mark] = []

  init(_ source: String, _ saving: Example.Saving) {
    var file = Example.File(path: "Schemas/Example.yaml", text: "", saving: saving)
    var pending: [Int] = []
    var line = 1
    // By bytes: Swift sorts the marks of a text before it compares characters.
    for bytes in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = Substring(bytes)
      if text.hasPrefix("=== ") {
        keep(file)
        let path = String(text.dropFirst(4))
        file = Example.File(path: path, text: "", saving: path == configuration.path ? .utf8 : saving)
        line = 1
      } else if text.unicodeScalars.contains("↓"), text.unicodeScalars.allSatisfy({ $0 == "↓" || $0 == " " }) {
        pending = text.enumerated().filter { $0.element == "↓" }.map(\.offset)
      } else {
        marks += pending.map { Example.Mark(path: file.path, line: line, column: text.prefix($0).utf8.count + 1) }
        pending = []
        file.text += text + "\n"
        line += 1
      }
    }
    keep(file)
  }

  private mutating func keep(_ file: Example.File) {
    if file.path == configuration.path {
      configuration = file
    } else if !file.text.isEmpty {
      schemas.append(file)
    }
  }
}

extension Example: ExpressibleByStringLiteral {
  public init(stringLiteral source: String) { self.init(source) }
}
