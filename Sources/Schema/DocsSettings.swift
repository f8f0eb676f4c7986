import SourceText

/// What `docs` of the configuration says of the catalog of messages.
public struct DocsSettings: Sendable {
  /// The folder, relative to the configuration's file.
  public var path: Located<String>?
  /// The heading; nil: the name of the package's folder.
  public var title: Located<String>?
  /// Of the pages' own words; the first is shown first, never empty.
  public var languages = Language.allCases
  /// Globs over message names, or with a slash over schema paths; empty for all.
  public var messages: [Located<String>]
  /// A link to a line of a schema, with `{file}` and `{line}`; `http` or `https`.
  public var source: Located<String>?
  /// Of a cell, points.
  public var width: Double

  public init(title: Located<String>? = nil, messages: [Located<String>] = [], width: Double = 375) {
    self.title = title
    self.messages = messages
    self.width = width
  }

  /// What is replaced in `source`.
  public static let placeholders = ["file", "line"]

  /// Where the catalog is written if nobody says another folder.
  public static let standardPath = "Docs/Messages"
}
