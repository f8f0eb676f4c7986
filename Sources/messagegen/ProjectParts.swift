/// What a command asks for of a project beside its configuration; what nobody asks for is not read.
struct ProjectParts: OptionSet {
  let rawValue: Int

  /// The schemas, and what keeps them from being read.
  static let schemas = ProjectParts(rawValue: 1 << 0)
  /// The schemas, and all that rules find in them and in their examples.
  static let findings: ProjectParts = [.schemas, ProjectParts(rawValue: 1 << 1)]
  /// The templates that targets have of their own; who generates code needs them.
  static let templates = ProjectParts(rawValue: 1 << 2)
  /// The record of releases, and what it says of the schemas.
  static let releases = ProjectParts(rawValue: 1 << 3)
  /// Targets: without one nothing is generated, which is an error then.
  static let targets = ProjectParts(rawValue: 1 << 4)
}
