import SourceText

extension Rule {
  public static let unsupportedTemplateTag = Rule(
    "unsupported-template-tag", .error, isConfigurable: false, theme: .templates)
}

extension Diagnostic {
  static func notText(_ tag: Tag, _ kind: FieldKind, in source: TemplateSource) -> Diagnostic {
    let isView = if case .view = kind { true } else { false }
    return unsupportedTag(
      tag, kind, LocalizedText("cannot be written as a string", zh: "不能写成字符串"), in: source,
      help: isView
        ? LocalizedText("name one of its members: `\(tag.name).…`", zh: "写出它的某个成员：`\(tag.name).…`")
        : LocalizedText(
          "use a section: `{{#\(tag.name)}}…{{/\(tag.name)}}`", zh: "改用区块：`{{#\(tag.name)}}…{{/\(tag.name)}}`"))
  }

  static func notACondition(_ tag: Tag, _ kind: FieldKind, in source: TemplateSource) -> Diagnostic {
    unsupportedTag(
      tag, kind, LocalizedText("cannot be a condition", zh: "不能作为条件"), in: source,
      help: LocalizedText(
        "write `{{\(tag.name)}}`, or use a flag, a list or an optional view model as the condition",
        zh: "写成 `{{\(tag.name)}}`，或用布尔值、列表或可选视图模型作条件"))
  }

  static func neverAbsent(_ tag: Tag, _ kind: FieldKind, in source: TemplateSource) -> Diagnostic {
    unsupportedTag(
      tag, kind, LocalizedText("is never absent", zh: "不会缺失"), in: source,
      help: LocalizedText("remove the section", zh: "删除该区块"))
  }

  static func notEscaped(_ tag: Tag, in source: TemplateSource) -> Diagnostic {
    Diagnostic(
      .unsupportedTemplateTag,
      LocalizedText(
        "`\(source.string(tag.range))` would not be escaped", zh: "`\(source.string(tag.range))` 不会转义"),
      at: source.range(tag.range), help: Wording.write("{{\(tag.name)}}"))
  }

  private static func unsupportedTag(
    _ tag: Tag, _ kind: FieldKind, _ problem: LocalizedText, in source: TemplateSource, help: LocalizedText
  ) -> Diagnostic {
    Diagnostic(
      .unsupportedTemplateTag,
      LocalizedText("`\(tag.name)` is \(kind.noun) and \(problem)", zh: "`\(tag.name)` 是\(kind.noun)，\(problem)"),
      at: source.range(tag.nameRange), help: help)
  }
}
