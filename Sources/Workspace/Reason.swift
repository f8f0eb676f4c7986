extension WritePlan.Change {
  /// Why a file is in the plan the way it is.
  public enum Reason: Hashable, Sendable {
    case new
    /// It was written before and is no longer there.
    case missing
    case upToDate
    case outdated(sources: [String])
    /// Written by another version of the tool.
    case otherVersion(String)
    case notGenerated(sources: [String])
    /// It does not hold what messagegen wrote last.
    case edited
    /// messagegen never wrote it.
    case foreign
    /// Something that is no regular file, by its kind.
    case inTheWay(String)
  }
}

extension WritePlan.Change.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .new: "is new"
    case .missing: "is missing"
    case .upToDate: "is up to date"
    case .outdated([]): "is older than the schemas, the configuration or the templates"
    case .outdated(let sources): "is older than \(Self.list(sources)), the configuration or the templates"
    case .otherVersion(let version): "was written by messagegen \(version)"
    case .notGenerated([]): "is no longer generated"
    case .notGenerated(let sources): "is no longer generated; it came from \(Self.list(sources))"
    case .edited: "was edited by hand"
    case .foreign: "is in the way; messagegen did not write it"
    case .inTheWay(let kind): "is a \(kind)"
    }
  }

  /// Paths in backticks; of many the first ones.
  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(paths.count > 5 ? 4 : 5).map { "`\($0)`" }.joined(separator: ", ")
    return paths.count > 5 ? "\(shown) and \(paths.count - 4) more" : shown
  }
}
