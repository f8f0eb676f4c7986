import Schema
import SourceText

extension Rule {
  public static let unmatchedVersion = Rule("unmatched-version", .warning, theme: .evolution)
}

extension Evolution {
  /// The versions of the settings that none of the releases has.
  public static func unmatchedVersions(in settings: ReleaseSettings, _ releases: [Release]) -> [Diagnostic] {
    let versions = releases.compactMap { ReleaseVersion($0.name) }
    if versions.isEmpty { return [] }
    return ((settings.inUse ?? []) + settings.strict).filter { range in
      !versions.contains(where: range.value.contains)
    }.map { .unmatched($0) }
  }
}

extension Diagnostic {
  fileprivate static func unmatched(_ range: Located<VersionRange>) -> Diagnostic {
    Diagnostic(
      .unmatchedVersion,
      "no release matches `\(range.value.description)`", zh: "没有发布匹配 `\(range.value.description)`", at: range.range,
      help: LocalizedText("correct the version, or remove it", zh: "改正或删除这个版本"))
  }
}
