import Schema
import SourceText
import YAML

/// A release as the record has it: what its folder says, laid over what came before.
public struct RecordedRelease: Sendable {
  /// A breaking change that was meant, as the release writes it.
  public struct Acceptance: Hashable, Sendable {
    public let rule: String
    /// Such as `Order/fields/skin`.
    public let at: String
    /// Such as `old-reads-new=absent new-reads-old=invalid`.
    public let breaks: String
    public let reason: String

    public init(rule: String, at: String, breaks: String, reason: String) {
      (self.rule, self.at, self.breaks, self.reason) = (rule, at, breaks, reason)
    }
  }

  public let version: ReleaseVersion
  /// The release that it is laid over; nil: the first one.
  public let after: ReleaseVersion?
  /// The other earlier ones that it was compared with, unless one that it follows was.
  public let beside: [ReleaseVersion]
  /// Its own `release.yaml`.
  public let file: SourceFile.ID
  /// All that was released, with ranges in the files of the releases that wrote it. Equal for releases between which
  /// nothing was changed.
  public let schema: Schema
  /// Releases with the same number have the same schema.
  public let content: Int
  /// What was accepted as broken when it was recorded.
  public let accepted: [Acceptance]
  /// The `release.yaml` that each declaration is in, by the declaration's name.
  public let declarations: [String: SourceFile.ID]
  /// What of the configuration it has, by key.
  public let configuration: [String: YAMLNode]
}
