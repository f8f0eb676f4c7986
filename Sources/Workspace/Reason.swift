extension WritePlan.Change {
  /// Why a file is in the plan the way it is.
  public enum Reason: Hashable, Sendable {
    case new
    /// It was written before and is no longer there.
    case missing
    case upToDate
    case outdated(source: String?)
    /// Written by another version of the tool.
    case otherVersion(String)
    case notGenerated(source: String?)
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
    case .outdated(let source?): "is older than `\(source)`, the configuration or the templates"
    case .outdated(nil): "is older than the schemas, the configuration or the templates"
    case .otherVersion(let version): "was written by messagegen \(version)"
    case .notGenerated(let source?): "is no longer generated; it came from `\(source)`"
    case .notGenerated(nil): "is no longer generated"
    case .edited: "was edited by hand"
    case .foreign: "is in the way; messagegen did not write it"
    case .inTheWay(let kind): "is a \(kind)"
    }
  }
}
