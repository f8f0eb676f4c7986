import SourceText

extension Rule {
  public static let nestingDepth = Rule("nesting-depth", .error, isConfigurable: false, theme: .yaml)
}

extension Diagnostic {
  /// - Parameter most: How many elements may be inside one another.
  public static func nestingDepth(ofContentAt range: SourceRange, most: Int) -> Diagnostic {
    Diagnostic(
      .nestingDepth,
      LocalizedText("content can be nested at most \(most) levels deep", zh: "`content` 最多嵌套 \(most) 层元素"), at: range,
      help: LocalizedText("remove rows and columns that contain a single element", zh: "去掉只含一个元素的 `row` 或 `column`"))
  }
}
