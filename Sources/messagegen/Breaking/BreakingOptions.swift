import ArgumentParser
import Evolution
import SourceText

/// What is reported of a comparison, and where.
struct BreakingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write findings to a file instead of the terminal.", valueName: "file"), completion: .file())
  var output: String?
  @Option(help: "Lowest severity that makes the command exit with 1.")
  var failOn = FailureLevel.error
  @Option(help: ArgumentHelp("Report only this rule; repeatable.", valueName: "id"), completion: .ruleIDs)
  var rule: [String] = []

  /// Refuses rules that compare nothing.
  func checkRules() throws {
    let ids = Evolution.rules.map(\.rule.id)
    for id in rule where !ids.contains(id) {
      throw Failure(
        message: LocalizedText("unknown evolution rule `\(id)`", zh: "未知的演进规则 `\(id)`"),
        help: Spelling.nearest(to: id, in: ids).map(Wording.didYouMean)
          ?? LocalizedText("run `messagegen rules` to list all rules", zh: "运行 `messagegen rules` 列出所有规则"),
        exitCode: .validationFailure)
    }
  }

  /// Prints what is found in the form that the project's options ask for. A file has no colors unless they are asked
  /// for.
  func run(_ project: ProjectOptions) -> Run {
    let isPlain = output != nil && project.color != .always
    return Run(
      reporter: Reporter(
        style: isPlain ? .plain : project.color.style, format: project.errorFormat, failing: failOn.severity,
        language: project.language, suite: "messagegen breaking"))
  }
}
