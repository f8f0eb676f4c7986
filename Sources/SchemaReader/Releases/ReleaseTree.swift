import Schema

/// What each release was compared with when it was recorded: what it follows, and what was beside that.
///
/// Of two branches that are released side by side neither was compared with the other, until one more release is recorded
/// after their merge.
public struct ReleaseTree: Sendable {
  private let parents: [ReleaseVersion: ReleaseVersion]
  private let beside: [ReleaseVersion: [ReleaseVersion]]
  private let versions: [ReleaseVersion]

  public init(_ releases: [RecordedRelease]) {
    versions = releases.map(\.version)
    parents = Dictionary(releases.compactMap { release in release.after.map { (release.version, $0) } }) { $1 }
    beside = Dictionary(releases.map { ($0.version, $0.beside) }) { $1 }
  }

  /// What a release was compared with instead of another one: that one, or the nearest that it follows; nil: nothing.
  ///
  /// A later one needs no comparison: nobody comes from there.
  public func compared(_ version: ReleaseVersion, with base: ReleaseVersion) -> ReleaseVersion? {
    version > base ? version : line(of: version).first { knows(base, $0) }
  }

  /// The earlier releases that a new one has to name, because nothing that it follows was compared with them.
  public func unknown(to version: ReleaseVersion, after parent: ReleaseVersion?) -> [ReleaseVersion] {
    versions.filter { earlier in earlier < version && !(parent.map { knows($0, earlier) } ?? false) }
  }

  private func knows(_ version: ReleaseVersion, _ other: ReleaseVersion) -> Bool {
    line(of: version).contains { $0 == other || beside[$0]?.contains(other) == true }
  }

  /// A release, its parent and so on.
  private func line(of version: ReleaseVersion) -> [ReleaseVersion] {
    Array(sequence(first: version) { parents[$0] })
  }
}
