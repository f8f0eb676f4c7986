import Schema
import SourceText

extension Rule {
  public static let unmatchedVersion = Rule(
    "unmatched-version", .warning, theme: .evolution,
    summary: LocalizedText("versions in the configuration that match no release", zh: "配置中的版本没有匹配任何发布"),
    why: LocalizedText(
      """
      If `inUse` matches no release, a change that breaks installed apps is not reported, because none is taken to be in \
      use.
      """,
      zh: "如果 `inUse` 没有匹配任何发布，就等于没有版本在使用，破坏已安装 App 的变更不会报告。"),
    bad: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
                         ↓             ↓
      releases: { inUse: 20.., strict: ..1.9 }
      === Schemas/Releases/2.0/release.yaml
      # Written by `messagegen release 2.0`; do not edit
      digest: ee46c6f9751f8979a2cebcd8f8ce864f
      release: "2.0"
      ---
      message: Gift
      id: 7
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      releases: { inUse: 2.0.., strict: 2.0 }
      === Schemas/Releases/2.0/release.yaml
      # Written by `messagegen release 2.0`; do not edit
      digest: ee46c6f9751f8979a2cebcd8f8ce864f
      release: "2.0"
      ---
      message: Gift
      id: 7
      """
    ])
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
      LocalizedText("no release matches `\(range.value.description)`", zh: "没有发布匹配 `\(range.value.description)`"),
      at: range.range,
      help: LocalizedText("correct the version, or remove it", zh: "改正或删除这个版本"))
  }
}
