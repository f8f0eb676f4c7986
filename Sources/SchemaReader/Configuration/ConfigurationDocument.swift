import Schema
import SourceText
import YAML

/// A configuration that was read: what the model holds of it, and what the schemas are read with.
public struct ConfigurationDocument: Sendable {
  public var configuration: Configuration
  let file: SourceFile
  let ignoreComments: [IgnoreComment]
  var written = WrittenConfiguration()
  /// Read with the schemas, whose types it may name.
  var profile: YAMLEntry?
}

/// What the model does not hold of a configuration.
struct WrittenConfiguration: Sendable {
  /// The presets of `presets`; nil for one with mistakes of its own.
  var presets: [String: CheckedMapping?] = [:]
  var profile: RawDeclaration?
  /// Envelopes with mistakes of their own, and all others.
  var envelopes: Set<String> = []
}
