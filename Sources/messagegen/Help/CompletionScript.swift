/// A completion script as ArgumentParser writes it, which has its own `help` after the tool's.
struct CompletionScript {
  private let lines: [Substring]

  init(_ script: String) { lines = script.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Without the second `help`, which would replace the first.
  var text: String {
    var kept: [Substring] = []
    var seen: Set<Substring> = []
    var skipped = 0
    for (index, line) in lines.enumerated() {
      if skipped > 0 {
        skipped -= 1
      } else if line == "_messagegen_help() {", !seen.insert(line).inserted {
        skipped = lines[index...].prefix { $0 != "}" }.count
      } else if line.hasSuffix("case 'help'"), !seen.insert("case").inserted {
        skipped = 1
      } else if !line.contains("Show subcommand help information.") {
        kept.append(line.replacing("|help|help)", with: "|help)").replacing(" help help'", with: " help'"))
      }
    }
    return kept.joined(separator: "\n")
  }
}
