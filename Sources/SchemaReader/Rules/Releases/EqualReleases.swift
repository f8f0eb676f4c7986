import Schema
import SourceText

extension Rule {
  static let equalReleases = Rule("equal-releases", .error, isConfigurable: false, theme: .releases)
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
