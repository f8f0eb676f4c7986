import ArgumentParser
import Evolution
import SourceText

/// Which findings are intended.
struct AcceptOptions: ParsableArguments {
  @Option(
    name: .customLong("accept"),
    help: ArgumentHelp(
      "Accept a finding until the next release, as the last line names it; repeatable.",
      valueName: "rule@declaration"))
  var names: [String] = []
  @Option(help: "Why the accepted findings are intended.")
  var reason: String?

  func validate() throws {
    if !names.isEmpty, reason == nil {
      throw ValidationError("--accept requires --reason", zh: "--accept 需要 --reason")
    }
    if names.isEmpty, reason != nil {
      throw ValidationError("--reason requires --accept", zh: "--reason 需要 --accept")
    }
    if let reason, reason.allSatisfy(\.isWhitespace) {
      throw ValidationError("--reason must not be empty", zh: "--reason 不能为空")
    }
  }

  /// The changes that are named, in the order of the arguments.
  func changes(in all: [BreakingChange]) throws -> [BreakingChange] {
    try names.map { name in
      if let change = all.first(where: { $0.name == name }) { return change }
      throw Failure(
        "no finding `\(name)`; nothing was written", zh: "没有问题 `\(name)`；没有写入任何文件", help: Self.help(for: name, in: all),
        exitCode: .validationFailure)
    }
  }

  private static func help(for name: String, in all: [BreakingChange]) -> LocalizedText {
    let parts = name.split(separator: "@", maxSplits: 1)
    let related = all.filter { change in parts.contains { $0 == change.rule.id || $0 == change.at } }.map(\.name)
    let names = all.map(\.name)
    if let near = related.count == 1 ? related[0] : Spelling.nearest(to: name, in: names) {
      return Wording.didYouMean(near)
    }
    let shown = related.isEmpty ? names : related
    if shown.isEmpty { return LocalizedText("there are no findings to accept", zh: "没有可接受的问题") }
    guard shown.count <= maximumNames else {
      return LocalizedText("run `messagegen breaking` to list them", zh: "运行 `messagegen breaking` 查看有哪些")
    }
    let list = Wording.enumeration(shown.map { "`\($0)`" })
    return LocalizedText("there are: \(list)", zh: "现有：\(list)")
  }

  /// More are not listed.
  private static let maximumNames = 8
}

extension BreakingChange {
  /// As `--accept` has it, such as `id-changed@Gift`.
  var name: String { rule.id + "@" + at }

  /// What accepts it, for a shell.
  var acceptance: String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "@/-_.".contains($0) }
    return "--accept " + (isPlain ? name : "'" + name.replacing("'", with: "'\\''") + "'")
  }
}
