import ArgumentParser
import Reports
import SourceText

/// What is reported of a comparison, and where.
struct BreakingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write findings to a file instead of the terminal.", valueName: "file"), completion: .file())
  var output: String?
  @Option(help: "Lowest severity that makes the command exit with 1.")
  var failOn = FailureLevel.error
  @Option(help: ArgumentHelp("Report only this rule; repeatable.", valueName: "id"), completion: .breakingRuleIDs)
  var rule: [String] = []

  /// Refuses rules that find nothing here.
  func checkRules() throws {
    let catalog = RuleCatalog()
    for id in try rule.map({ try catalog.rule($0).id }) where !Self.canAsk(for: id) {
      throw Failure(
        "`\(id)` is not a rule of `breaking`", zh: "`\(id)` 不是 `breaking` 的规则",
        help: LocalizedText("run `messagegen lint --rule \(id)`", zh: "运行 `messagegen lint --rule \(id)`"),
        exitCode: .validationFailure)
    }
  }

  /// Whether findings of a rule are asked for; what keeps releases from being compared always is.
  func asks(for id: String) -> Bool {
    rule.isEmpty || rule.contains(id) || !Self.canAsk(for: id)
  }

  private static func canAsk(for id: String) -> Bool { RuleCatalog.reportedByBreaking.contains { $0.id == id } }

  /// Prints what is found in the form that the project's options ask for. A file has no colors unless they are asked
  /// for.
  func run(_ project: ProjectOptions, isWriting: Bool = false) -> Run {
    let isPlain = output != nil && project.color != .always
    return Run(
      reporter: Reporter(
        style: isPlain ? .plain : project.color.style, format: project.errorFormat, failing: failOn.severity,
        language: project.language, suite: "messagegen breaking"), isWriting: isWriting)
  }
}
