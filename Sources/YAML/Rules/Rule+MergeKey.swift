import SourceText

extension Rule {
  public static let mergeKey = Rule(
    "merge-key", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("a merge key (`<<`), which is not supported", zh: "`<<` 在这里不会合并映射"),
    why: LocalizedText(
      """
      `<<` was never part of the YAML standard, and parsers disagree on which side wins. Use messagegen's own means \
      for sharing: `include` for fields, `preset` for layouts.
      """,
      zh: "`<<` 从来不属于 YAML 标准，不同的解析器对哪一边优先也不一致。共用的内容在这里有专门的写法：字段用 `include`，布局用 `preset`。"),
    bad: [
      """
      message: Photo
      id: 3
      fields:
        ↓
        <<: { name: string, url: url }
        width: int
      """
    ],
    good: [
      """
      message: Photo
      id: 3
      include: File
      fields:
        width: int
      ---
      object: File
      fields: { name: string, url: url }
      """
    ])
}
