import SourceText

extension Rule {
  public static let nestingDepth = Rule(
    "nesting-depth", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("collections that are nested too deeply", zh: "集合嵌套层数过多"),
    why: LocalizedText(
      """
      No real schema is nested that deeply, and processing it could exhaust the stack. The file is damaged or malicious.
      """,
      zh: "正常的 schema 不会有这么深，遍历这么深的值可能会耗尽调用栈。这样的文件要么已经损坏，要么是恶意构造的。"),
    bad: [
      Example(
        """
        message: Gift
        id: 1
        fields:
        \(String(repeating: " ", count: 129))↓
          boxes: { type: json, default: \(boxes(98)) }
        """)
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        boxes: { type: json, default: [[1, 2], [3, [4]]] }
      """
    ])
}

/// As many lists inside one another.
private func boxes(_ depth: Int) -> String {
  String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
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
