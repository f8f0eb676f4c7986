import Schema
import SourceText
import YAML

/// A `release.yaml` by itself: what it says of its release, and what it declares.
struct ReleaseDocument: Sendable {
  let file: SourceFile
  /// As it says.
  let version: Located<ReleaseVersion>
  /// The release that this one is laid over; nil: the first one.
  let after: Located<ReleaseVersion>?
  let header: YAMLNode
  let declarations: [RawDeclaration]

  /// Earlier releases that this one does not follow, and was compared with.
  var beside: [Located<ReleaseVersion>] {
    (header.entry("beside")?.value.items ?? []).compactMap { item in
      ReleaseVersion(item.text).map { Located($0, item.range) }
    }
  }

  /// All that must be in the record, too.
  var named: [Located<ReleaseVersion>] { [after].compactMap { $0 } + beside }

  /// The names of declarations that the parent has and this release has not.
  var removed: [String] { header.entry("removed")?.value.items.map(\.text) ?? [] }

  /// The files of example messages by name, each with the digest of what was written; nil: an earlier messagegen, or a
  /// release without any, did not list them.
  var examples: [(name: Located<String>, digest: String)]? {
    header.entry("examples")?.value.entries.map { (name: $0.key.locatedText, digest: $0.value.text) }
  }

  /// What of the configuration differs from the parent's; null: it is gone.
  var configuration: [YAMLEntry] { header.entry("configuration")?.value.entries ?? [] }

  var accepted: [RecordedRelease.Acceptance] {
    (header.entry("accepted")?.value.items ?? []).map { item in
      func text(_ key: String) -> String { item.entry(key)?.value.text ?? "" }
      return .init(rule: text("rule"), at: text("at"), breaks: text("breaks"), reason: text("reason"))
    }
  }
}
