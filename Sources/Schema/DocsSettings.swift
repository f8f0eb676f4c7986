import SourceText

/// What `docs` of the configuration says of the catalog of messages.
public struct DocsSettings: Sendable {
  /// The folder, relative to the configuration's file.
  public var path: Located<String>?
  /// The heading; nil: the name of the package's folder.
  public var title: Located<String>?
  /// Of the pages' own words; the first is shown first, never empty.
  public var languages: [Language]
  /// Globs over message names, or with a slash over schema paths; empty for all.
  public var messages: [Located<String>]
  /// A link to a line of a schema, with `{file}` and `{line}`; `http` or `https`.
  public var source: Located<String>?
  /// Of a cell, points.
  public var width: Double

  public init(
    path: Located<String>? = nil, title: Located<String>? = nil, languages: [Language] = Language.allCases,
    messages: [Located<String>] = [], source: Located<String>? = nil, width: Double = 375
  ) {
    self.path = path
    self.title = title
    self.languages = languages
    self.messages = messages
    self.source = source
    self.width = width
  }

  /// What is replaced in `source`.
  public static let placeholders = ["file", "line"]

  /// Where the catalog is written if nobody says another folder.
  public static let standardPath = "Docs/Messages"
}
