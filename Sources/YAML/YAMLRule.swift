import SourceText

/// What can be wrong with a text as YAML; who documents the rules has one of the same id for each.
public enum YAMLRule: String, CaseIterable, Sendable {
  case notUTF8 = "not-utf8"
  case controlCharacter = "control-character"
  case fileTooLarge = "file-too-large"
  case emptyFile = "empty-file"
  case yamlSyntax = "yaml-syntax"
  case complexKey = "complex-key"
  case mergeKey = "merge-key"
  case unsupportedTag = "unsupported-tag"
  case unknownAlias = "unknown-alias"
  case aliasCycle = "alias-cycle"
  case aliasExpansion = "alias-expansion"
  case nestingDepth = "nesting-depth"

  public var id: String { rawValue }

  /// A file without content is the only one that can be read all the same.
  public var severity: Diagnostic.Severity { self == .emptyFile ? .warning : .error }
}

extension Diagnostic {
  init(
    _ rule: YAMLRule, _ message: Phrase, at range: SourceRange, label: Phrase? = nil, notes: [Note] = [],
    help: Phrase? = nil, fixIts: [FixIt] = []
  ) {
    self.init(
      rule.id, rule.severity, message, at: range, label: label, notes: notes, help: help, fixIts: fixIts)
  }
}
