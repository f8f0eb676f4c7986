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
    /// All that messagegen wrote is asked to go.
    case cleaned(sources: [String])
    /// It does not hold what messagegen wrote last.
    case edited(Standing)
    /// messagegen never wrote it.
    case foreign
    /// Something that is no regular file, by its kind.
    case inTheWay(String)
    /// A manifest that is not what it has to be.
    case staleManifest
    /// A manifest that names another configuration, or none.
    case otherConfiguration
  }

  /// How an edited file would stand if it had not been edited.
  public enum Standing: Hashable, Sendable {
    /// What messagegen wrote last is what it would write now: all that differs is the edit.
    case upToDate
    case outdated
    case notGenerated
    case cleaned
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
    case .cleaned([]): "was generated"
    case .cleaned(let sources): "was generated from \(Self.list(sources))"
    case .edited(.upToDate), .edited(.cleaned): "was edited by hand"
    case .edited(.outdated): "was edited by hand, and is older than the schemas, the configuration or the templates"
    case .edited(.notGenerated): "was edited by hand, and is no longer generated"
    case .foreign: "is in the way; messagegen did not write it"
    case .inTheWay(let kind): "is a \(kind)"
    case .staleManifest: "does not list what is there"
    case .otherConfiguration: "does not name the configuration"
    }
  }

  /// Paths in backticks; of many the first ones.
  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(paths.count > 5 ? 4 : 5).map { "`\($0)`" }.joined(separator: ", ")
    return paths.count > 5 ? "\(shown) and \(paths.count - 4) more" : shown
  }
}
