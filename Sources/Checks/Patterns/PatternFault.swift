import SourceText

/// Why `NSRegularExpression` refuses a pattern, and what to do about it.
struct PatternFault: Error {
  let message: LocalizedText
  let help: LocalizedText

  init(_ message: LocalizedText, help: LocalizedText) {
    self.message = message
    self.help = help
  }

  static let trailingBackslash = PatternFault(
    LocalizedText("trailing backslash", zh: "末尾是反斜杠"),
    help: LocalizedText("write `\\\\` for a backslash, or remove it", zh: "反斜杠本身写作 `\\\\`，否则请删除"))

  static func unclosed(_ bracket: String) -> PatternFault {
    PatternFault(LocalizedText("unclosed `\(bracket)`", zh: "`\(bracket)` 没有闭合"), help: .escapeBracket)
  }

  static func unopened(_ bracket: String) -> PatternFault {
    PatternFault(LocalizedText("unmatched `\(bracket)`", zh: "`\(bracket)` 没有对应的左括号"), help: .escapeBracket)
  }

  static let brace = PatternFault(
    LocalizedText(
      "`{` does not begin a quantifier such as `{2}`, `{2,}` or `{2,5}`", zh: "`{` 不是 `{2}`、`{2,}`、`{2,5}` 这样的量词"),
    help: LocalizedText("write `\\{` for a brace, or complete the quantifier", zh: "花括号本身写作 `\\{`，否则请补全量词"))

  static func nothingToRepeat(_ quantifier: String) -> PatternFault {
    PatternFault(
      LocalizedText("the quantifier `\(quantifier)` has nothing to repeat", zh: "量词 `\(quantifier)` 前面没有可重复的内容"),
      help: LocalizedText(
        "write `\\\(quantifier)` for the character, or what is repeated before it",
        zh: "字符本身写作 `\\\(quantifier)`，否则请在前面写出要重复的内容"))
  }

  static func swappedBounds(_ quantifier: String) -> PatternFault {
    PatternFault(
      LocalizedText("the bounds of `\(quantifier)` are swapped", zh: "`\(quantifier)` 的上下限颠倒"),
      help: LocalizedText("write the smaller bound first", zh: "先写较小的数"))
  }

  static func swappedRange(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> PatternFault {
    let range = "\(shown(first))-\(shown(last))"
    return PatternFault(
      LocalizedText("the ends of the range `\(range)` are swapped", zh: "范围 `\(range)` 的两端颠倒"),
      help: LocalizedText("write the smaller end first, or `\\-` for a hyphen", zh: "先写较小的一端；连字符本身写作 `\\-`"))
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    (" "..."~").contains(scalar) || scalar.properties.isAlphabetic
      ? String(scalar) : "\\x{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  static func escape(_ letter: Unicode.Scalar, _ form: String) -> PatternFault {
    PatternFault(
      LocalizedText("`\\\(String(letter))` is incomplete", zh: "`\\\(String(letter))` 不完整"),
      help: LocalizedText("write it as in `\(form)`", zh: "写法如 `\(form)`"))
  }

  static func groupKind(_ start: String) -> PatternFault {
    PatternFault(
      LocalizedText("`\(start)` does not begin a group", zh: "`\(start)` 不是分组的开头"),
      help: LocalizedText(
        "use `(…)`, `(?:…)`, `(?<name>…)`, `(?>…)`, `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)` or flags such as `(?i)`",
        zh: "可用：`(…)`、`(?:…)`、`(?<name>…)`、`(?>…)`、`(?=…)`、`(?!…)`、`(?<=…)`、`(?<!…)`，或 `(?i)` 这样的标志"))
  }

  static let missingGroupName = PatternFault(
    LocalizedText("missing group name after `(?<`", zh: "`(?<` 后面缺少分组名"),
    help: LocalizedText("name the group, as in `(?<year>…)`", zh: "给分组命名，例如 `(?<year>…)`"))

  static func groupName(_ name: String) -> PatternFault {
    PatternFault(
      LocalizedText("`\(name)` is not a valid group name", zh: "`\(name)` 不是有效的分组名"),
      help: LocalizedText("use ASCII letters and digits, a letter first", zh: "使用 ASCII 字母和数字，以字母开头"))
  }

  static func duplicateGroup(_ name: String) -> PatternFault {
    PatternFault(
      LocalizedText("duplicate group `\(name)`", zh: "分组 `\(name)` 重复"),
      help: LocalizedText("rename one of them", zh: "请重命名其中一个"))
  }

  static func reference(_ reference: String) -> PatternFault {
    PatternFault(
      LocalizedText("`\(reference)` refers to no group", zh: "`\(reference)` 没有对应的分组"),
      help: LocalizedText("refer to a group of the pattern, or remove it", zh: "引用已有的分组，或删除"))
  }

  static let endlessLookbehind = PatternFault(
    LocalizedText("what `(?<=…)` or `(?<!…)` matches has no maximum length", zh: "`(?<=…)` 或 `(?<!…)` 的内容没有长度上限"),
    help: LocalizedText("give its quantifiers a maximum, as in `{0,9}`", zh: "为其中的量词写出上限，例如 `{0,9}`"))
}

extension LocalizedText {
  fileprivate static let escapeBracket = LocalizedText(
    "add the other bracket, or write `\\` before a literal one", zh: "补上另一半括号；括号本身请在前面加 `\\`")
}
