import SourceText

/// What `messagegen.yaml` says.
public struct Configuration: Sendable {
  public var file: SourceFile.ID
  /// The folder of the schemas, relative to the configuration's file.
  public var schemas: Located<String>
  /// In the order of the file; never empty (`default` is there without being written).
  public var envelopes: [Envelope]
  /// What `ids.allowed` says; nil: any.
  public var allowedIDs: Located<ClosedRange<Int64>>?
  public var reservedIDs: [Located<ClosedRange<Int64>>] = []
  public var isLenient: Bool
  /// Of `lenient`; nil: it is left out.
  public var lenientRange: SourceRange?
  public var docs = DocsSettings()
  public var releases = ReleaseSettings()
  public var targets: [Target]
  /// Where there should be targets; nil: the configuration has some, be they readable or not.
  public var noTargets: SourceRange?
  /// What an app sends of its user beside every message: the shared object that `profile` declares. nil until the
  /// schemas are read, and where there is none.
  public var profile: ObjectType.ID?
  /// What `lint.rules` says, by rule id.
  public var ruleSettings: [String: RuleSetting]

  public init(
    file: SourceFile.ID, schemas: Located<String>, envelopes: [Envelope], isLenient: Bool = true,
    targets: [Target] = [], ruleSettings: [String: RuleSetting] = [:]
  ) {
    self.file = file
    self.schemas = schemas
    self.envelopes = envelopes
    self.isLenient = isLenient
    self.targets = targets
    self.ruleSettings = ruleSettings
  }
}

/// A line under `lint.rules`.
public struct RuleSetting: Sendable {
  /// Where the rule's id is.
  public var name: SourceRange
  /// Nil as a value turns the rule off.
  public var severity: Located<Diagnostic.Severity?>

  public init(name: SourceRange, severity: Located<Diagnostic.Severity?>) {
    self.name = name
    self.severity = severity
  }
}
