import Schema
import SourceText

extension LintRule {
  static let missingTargets = LintRule(
    "missing-targets", .note, theme: .hygiene,
    .schema { schema in schema.configuration.noTargets.map { [.noTargets(at: $0)] } ?? [] })
}

extension Lint {
  /// What keeps the code of a configuration from being generated: it has no targets. nil: it has some.
  ///
  /// `Lint.check` finds the same, with the configuration's severity and without suppressed ones.
  public static func obstacle(in configuration: Configuration) -> Diagnostic? {
    configuration.noTargets.map { Finding.noTargets(at: $0).diagnostic(of: LintRule.missingTargets.rule).rated(.error) }
  }
}

extension Finding {
  fileprivate static func noTargets(at range: SourceRange) -> Finding {
    Finding(
      "the configuration has no targets", zh: "配置中没有 target", at: range,
      help: LocalizedText(
        "add one: `targets: [{ name: Chat, path: Chat/Generated }]`",
        zh: "添加一个：`targets: [{ name: Chat, path: Chat/Generated }]`"))
  }
}
