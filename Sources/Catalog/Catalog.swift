import Inspection
import Schema
import SourceText

/// The pages that show every message of a project: folders with files, as values.
public struct Catalog: Sendable {
  /// What the pages are made for.
  public struct Options: Sendable {
    /// The heading.
    public var title: String
    /// Of the pages' own words; the first is shown first.
    public var languages: [Language]
    /// The tool's.
    public var version: String
    /// What `new` would take next in an envelope that several messages share.
    public var nextIDs: [Int: Int64]
    /// Pages look for changes, and reload themselves.
    public var isLive: Bool

    public init(
      title: String, languages: [Language], version: String, nextIDs: [Int: Int64] = [:], isLive: Bool = false
    ) {
      self.title = title
      self.languages = languages
      self.version = version
      self.nextIDs = nextIDs
      self.isLive = isLive
    }
  }

  /// A folder of the catalog, by its path in it, and its files.
  public struct Folder: Sendable {
    public let path: String
    public let files: [GeneratedFile]
  }

  let schema: Schema
  let options: Options
  /// Where declarations are.
  let sources: [SourceFile]
  let entries: [Entry]
  /// The messages by the folders of their schemas, in the order of these.
  let folders: [(name: String, entries: [Entry])]

  /// - Parameter sources: the files of the project, each at the index of its id.
  public init(_ schema: Schema, sources: [SourceFile], options: Options) {
    self.schema = schema
    self.options = options
    self.sources = sources
    let globs = schema.configuration.docs.messages
    // What is sent is what the targets write, which pages describe as the schemas say it.
    let inspector = Inspector(schema)
    let messages = zip(schema.messages, inspector.schema.messages).filter { message, _ in
      globs.isEmpty || globs.contains { Target.names($0.value, message) }
    }
    entries = messages.map { Entry(message: $0, shown: ShownExamples(of: $1, by: inspector)) }
    folders = Self.folders(of: entries)
  }

  private static func folders(of entries: [Entry]) -> [(name: String, entries: [Entry])] {
    var folders: [(name: String, entries: [Entry])] = []
    var indices: [String: Int] = [:]
    for entry in entries {
      let folder = entry.message.folder
      if let index = indices[folder] {
        folders[index].entries.append(entry)
      } else {
        indices[folder] = folders.count
        folders.append((folder, [entry]))
      }
    }
    return folders
  }

  /// A message with what its pages are made from.
  struct Entry: Sendable {
    let message: Message
    let shown: ShownExamples

    /// The name of its page, without the ending.
    var file: String { message.name }
    /// What bubbles and texts are made of: also what the app rejects, if there is nothing else.
    var examples: [ExampleMessage] { shown.all }
    /// What the app takes for valid.
    var validExamples: [ExampleMessage] { shown.faults.isEmpty ? shown.all : [] }
  }

  /// Every folder that the catalog may write, so that what was written for another language or form goes.
  public static let outputFolders: [String] =
    [""] + Language.allCases.flatMap { [$0.rawValue, $0.rawValue + "/messages", $0.rawValue + "/assets"] }

  public var messageCount: Int { entries.count }

  func location(of range: SourceRange) -> (path: String, line: Int) {
    let file = sources[Int(range.file.index)]
    return (file.path, file.location(of: range.start).line)
  }
}
