import Schema
import SourceText

extension Rule {
  static let equalReleases = Rule(
    "equal-releases", .error, isConfigurable: false, theme: .releases,
    summary: LocalizedText("two recorded releases of the same version", zh: "同一个版本的两份发布记录"),
    why: LocalizedText(
      "`2.4` and `2.4.0` are the same version, so it is not clear which of the two apps have.",
      zh: "`2.4` 与 `2.4.0` 是同一个版本，无法确定 App 中是哪一份。"),
    bad: [
      """
      message: Gift
      id: 1
      === Schemas/Releases/1.0/release.yaml
      # Written by `messagegen release 1.0`; do not edit
      digest: 38ced6dc19b513e341a0841101842f4a
      release: "1.0"
      ---
      message: Gift
      id: 1
      === Schemas/Releases/1.0.0/release.yaml
      # Written by `messagegen release 1.0.0`; do not edit
      digest: 1236e753f3b93864b3e144892aa0b642
               ↓
      release: "1.0.0"
      ---
      message: Gift
      id: 1
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      === Schemas/Releases/1.0/release.yaml
      # Written by `messagegen release 1.0`; do not edit
      digest: 38ced6dc19b513e341a0841101842f4a
      release: "1.0"
      ---
      message: Gift
      id: 1
      """
    ])
}

extension Diagnostic {
  static func equalReleases(_ first: Located<ReleaseVersion>, _ second: Located<ReleaseVersion>) -> Diagnostic {
    let (name, other) = (first.value.description, second.value.description)
    return Diagnostic(
      .equalReleases,
      LocalizedText("`\(other)` is the same version as `\(name)`", zh: "`\(other)` 与 `\(name)` 是同一个版本"),
      at: second.range, notes: [.init(LocalizedText("first recorded here", zh: "首次记录在这里"), at: first.range)],
      help: LocalizedText("keep the folder of the one that shipped, and remove the other", zh: "保留实际发布的那一个，删除另一个文件夹"))
  }
}
