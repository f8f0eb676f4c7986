import SourceText

extension Rule {
  public static let templateSyntax = Rule("template-syntax", .error, isConfigurable: false, theme: .templates)
}

extension Diagnostic {
  static func unclosedTag(
    _ opening: String, by closing: String, onSameLine: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      LocalizedText(
        "`\(opening)` without `\(closing)`\(onSameLine ? " on the same line" : "")",
        zh: "`\(opening)` \(onSameLine ? "在同一行" : "")没有 `\(closing)`"),
      at: range, help: LocalizedText("close the tag with `\(closing)`", zh: "用 `\(closing)` 闭合标签"))
  }

  static func missingTemplateName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .templateSyntax, LocalizedText("missing name in tag", zh: "标签中缺少名称"), at: range,
      help: LocalizedText("write a name, or remove the tag", zh: "写上名称，或删除标签"))
  }

  static func invalidDelimiters(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .templateSyntax, LocalizedText("invalid delimiter tag", zh: "分隔符标签无效"), at: range,
      help: LocalizedText("use the form `{{=<% %>=}}`", zh: "写成 `{{=<% %>=}}` 的形式"))
  }

  static func notAName(_ tag: Tag, in source: TemplateSource) -> Diagnostic {
    Diagnostic(
      .templateSyntax, LocalizedText("`\(tag.name)` is not a name", zh: "`\(tag.name)` 不是名称"),
      at: source.range(tag.nameRange),
      help: LocalizedText(
        "use letters, digits and underscores, with a dot before a member", zh: "只用字母、数字和下划线，成员前用点号"))
  }

  static func unclosedSection(_ section: Tag, in source: TemplateSource) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      LocalizedText("unclosed `\(source.string(section.range))`", zh: "`\(source.string(section.range))` 没有闭合"),
      at: source.range(section.range),
      help: LocalizedText("close it with `{{/\(section.name)}}`", zh: "用 `{{/\(section.name)}}` 闭合"))
  }

  static func unmatchedEnd(_ tag: Tag, in source: TemplateSource) -> Diagnostic {
    Diagnostic(
      .templateSyntax,
      LocalizedText("unmatched `\(source.string(tag.range))`", zh: "`\(source.string(tag.range))` 没有对应的开头"),
      at: source.range(tag.range),
      help: LocalizedText(
        "remove it, or write `{{#\(tag.name)}}` where the section begins", zh: "删除它，或在区块开头写 `{{#\(tag.name)}}`"))
  }

  static func wrongEnd(_ tag: Tag, of section: Tag, in source: TemplateSource) -> Diagnostic {
    let (end, begin) = (source.string(tag.range), source.string(section.range))
    let right = Wording.write(section.name)
    return Diagnostic(
      .templateSyntax, LocalizedText("`\(end)` does not match `\(begin)`", zh: "`\(end)` 与 `\(begin)` 不匹配"),
      at: source.range(tag.range),
      notes: [
        .init(LocalizedText("the section begins here", zh: "区块从这里开始"), at: source.range(section.range))
      ],
      help: right, fixIts: [.init(right, replace: source.range(tag.nameRange), with: section.name)])
  }
}
