import SourceText

/// What `releases` of the configuration says of the record of releases.
public struct ReleaseSettings: Sendable {
  /// The folder, relative to the configuration's file; nil: `Releases` in that of the schemas.
  public var folder: Located<String>?
  /// The versions that still read messages; nil: all.
  public var inUse: [Located<VersionRange>]?
  /// The versions that read with code written by hand.
  public var strict: [Located<VersionRange>]

  public init(
    folder: Located<String>? = nil, inUse: [Located<VersionRange>]? = nil, strict: [Located<VersionRange>] = []
  ) {
    self.folder = folder
    self.inUse = inUse
    self.strict = strict
  }

  public func isInUse(_ version: ReleaseVersion) -> Bool { inUse?.contains { $0.value.contains(version) } ?? true }

  public func isStrict(_ version: ReleaseVersion) -> Bool { strict.contains { $0.value.contains(version) } }
}

extension Configuration {
  /// The folder of the record of releases, relative to the configuration's file, whether it is there or not.
  public var releasesFolder: String { releases.folder?.value ?? schemas.value + "/Releases" }
}
