import Schema
import SourceText

extension LintRule {
  static let missingTargets = LintRule(
    "missing-targets", .note, theme: .hygiene,
    summary: LocalizedText("a configuration without targets", zh: "没有 target 的配置"),
    why: LocalizedText(
      """
      Nothing is generated without a target. `messagegen lint` checks the schemas all the same; for `generate` and \
      `new` it is an error, whatever its severity here.
      """,
      zh: "没有 target 就不会生成任何代码。`messagegen lint` 仍会检查 schema；对 `generate` 和 `new` 来说这始终是错误，与此处的级别无关。"),
    bad: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      ↓
      version: 1
      """,
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
               ↓
      targets: []
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
      """
    ],
    .schema { schema in schema.configuration.noTargets.map { [.noTargets(at: $0)] } ?? [] })
}

extension Lint {
  /// What keeps the code of a configuration from being generated: it has no targets. nil: it has some.
  ///
  /// `Lint.check` finds the same, with the configuration's severity and without suppressed ones.
  public static func obstacle(in configuration: Configuration) -> Diagnostic? {
    guard let range = configuration.noTargets else { return nil }
    var finding = Finding.noTargets(at: range).diagnostic(of: LintRule.missingTargets.rule)
    finding.severity = .error
    return finding
  }
}

extension Finding {
  fileprivate static func noTargets(at range: SourceRange) -> Finding {
    Finding(
      LocalizedText("the configuration has no targets", zh: "配置中没有 target"), at: range,
      help: LocalizedText(
        "add one: `targets: [{ name: Chat, path: Chat/Generated }]`",
        zh: "添加一个：`targets: [{ name: Chat, path: Chat/Generated }]`"))
  }
}
