import SourceText

/// A wrong call, which ArgumentParser has words of its own for, said as every other error.
struct UsageError {
  let message: LocalizedText
  private(set) var help: LocalizedText?

  /// - Parameters:
  ///   - text: ArgumentParser's message.
  ///   - usage: All that it prints, which names the command.
  ///   - arguments: Those of the call.
  init(_ text: String, usage: String, arguments: [String]) {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    (message, help) = Self.known(text, quoted) ?? (.verbatim(Self.lowercased(text)), nil)
    help = help ?? Self.joined(text, quoted, arguments) ?? Self.way(usage)
  }

  private typealias Texts = (LocalizedText, LocalizedText?)

  private static func known(_ text: String, _ quoted: [String]) -> Texts? {
    guard let first = quoted.first else { return nil }
    if text.hasPrefix("Unknown option '") {
      // `docs` and `decode` have an option of this name.
      let meant = first == "--format" ? "--error-format" : quoted.count > 1 ? quoted[1] : nil
      let near = meant.map(Wording.didYouMean)
      return (LocalizedText("unknown option `\(first)`", zh: "未知选项 `\(first)`"), near)
    }
    if text.hasPrefix("Missing value for '") {
      return (LocalizedText("missing value for `\(first)`", zh: "`\(first)` 缺少值"), nil)
    }
    if text.hasPrefix("Missing expected argument '") {
      return (LocalizedText("missing argument `\(first)`", zh: "缺少参数 `\(first)`"), nil)
    }
    if text.hasPrefix("Unexpected argument '") || text.contains(" unexpected arguments: '") {
      return (LocalizedText("unexpected argument `\(first)`", zh: "多余的参数 `\(first)`"), nil)
    }
    guard quoted.count > 1 else { return nil }
    let second = quoted[1]
    if text.hasPrefix("The option '"), text.contains("does not take any value") {
      return (LocalizedText("`\(first)` takes no value, such as `\(second)`", zh: "`\(first)` 不带值，如 `\(second)`"), nil)
    }
    if text.hasPrefix("The value '"), text.contains("' is invalid for '") {
      return invalid(first, for: second, choices(text, quoted))
    }
    return nil
  }

  /// How a value that begins like an option is passed: `--id=-5`.
  private static func joined(_ text: String, _ quoted: [String], _ arguments: [String]) -> LocalizedText? {
    guard text.hasPrefix("Missing value for '"), let name = quoted.first?.split(separator: " ").first,
      let index = arguments.firstIndex(of: String(name)), index + 1 < arguments.count
    else { return nil }
    let value = arguments[index + 1]
    guard value.hasPrefix("-"), value.dropFirst().first?.isNumber == true else { return nil }
    return LocalizedText("write it as `\(name)=\(value)`", zh: "写成 `\(name)=\(value)`")
  }

  private static func invalid(_ value: String, for name: String, _ choices: [String]) -> Texts {
    let list = Wording.enumeration(choices.map { "`\($0)`" })
    let help =
      Spelling.nearest(to: value, in: choices).map(Wording.didYouMean)
      ?? LocalizedText("the values are \(list)", zh: "可用的值有 \(list)")
    return (
      LocalizedText("`\(value)` is not a valid value for `\(name)`", zh: "`\(value)` 不是 `\(name)` 的有效值"),
      choices.isEmpty ? nil : help
    )
  }

  /// Named in quotes, or in a list where there are many.
  private static func choices(_ text: String, _ quoted: [String]) -> [String] {
    let listed = text.split(separator: "\n").filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    return listed.isEmpty ? Array(quoted.dropFirst(2)) : listed
  }

  private static func lowercased(_ text: String) -> String {
    // `JSON is …` begins with a name.
    let isName = text.dropFirst().first?.isUppercase ?? true
    return isName ? text : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// How to learn more: ArgumentParser's last line, `  See 'messagegen lint --help' for more information.`
  private static func way(_ usage: String) -> LocalizedText? {
    guard let line = usage.split(separator: "\n").last(where: { $0.hasPrefix("  See '") }) else { return nil }
    let command = line.dropFirst("  See '".count).prefix { $0 != "'" }
    return LocalizedText("for its options, run `\(command)`", zh: "选项见 `\(command)`")
  }
}
