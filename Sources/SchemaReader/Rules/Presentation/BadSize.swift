import SourceText
import YAML

extension Rule {
  static let badSize = Rule("bad-size", .error, isConfigurable: false, theme: .presentation)
}

extension Diagnostic {
  /// What is no length at all, or a negative one.
  static func badSize(ofLength node: YAMLNode) -> Diagnostic {
    if node.text.hasPrefix("-"), PlainScalar.isNumber(node.text) {
      return Diagnostic(.badSize, "a length must not be negative", zh: "长度不能是负数", at: node.range)
    }
    let kind = Wording.kind(node)
    return Diagnostic(
      .badSize,
      node.kind == .scalar
        ? LocalizedText("`\(node.text)` is not a valid length", zh: "`\(node.text)` 不是长度")
        : LocalizedText("a length must be a single value, not \(kind)", zh: "长度只有一个值，不能是\(kind)"),
      at: node.range,
      help: LocalizedText(
        "write points, or `full` or `max` with a factor or an offset: `full*0.65`, `full-130`",
        zh: "长度写 pt 数，或写 `full`、`max` 加系数或偏移：`full*0.65`、`full-130`"))
  }

  static func badSize(ofExtent what: LocalizedText, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSize, "\(what) must be a width and a height", zh: "\(what)由宽和高两个值组成", at: range,
      help: Wording.write("[249, 96]"))
  }

  /// - Parameters:
  ///   - isDirected: Whether they follow the direction of writing.
  ///   - meant: The list that was meant, if it can be told.
  static func badSize(ofEdges what: LocalizedText, isDirected: Bool, at range: SourceRange, meant: String?)
    -> Diagnostic
  {
    let sides =
      isDirected
      ? LocalizedText("top, leading, bottom, trailing", zh: "上、前（leading）、下、后（trailing）")
      : LocalizedText("top, left, bottom, right", zh: "上、左、下、右")
    return Diagnostic(
      .badSize, "\(what) must be four numbers: \(sides)", zh: "\(what)是四个数字：\(sides)", at: range,
      help: meant.map(Wording.write)
        ?? LocalizedText("write `[3, 3, 3, 8]`, or 0 for no insets", zh: "写成 `[3, 3, 3, 8]`，没有边距则写 0"),
      fixIts: meant.map { [.init(Wording.write($0), replace: range, with: $0)] } ?? [])
  }

  static func badSize(ofAspectAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSize, "`aspectRatio` must be two fields: width and height", zh: "`aspectRatio` 是宽和高两个字段", at: range)
  }

  static func badSize(ofExtraAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSize, "`extra` must be two numbers: width and height", zh: "`extra` 是两个数字，分别加到宽和高上", at: range)
  }
}
