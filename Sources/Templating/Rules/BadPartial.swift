import SourceText

extension Rule {
  public static let badPartial = Rule("bad-partial", .error, isConfigurable: false, theme: .templates)
}

extension Diagnostic {
  static func unknownPartial(_ tag: Tag, among names: [String], in source: TemplateSource) -> Diagnostic {
    let range = source.range(tag.nameRange)
    let near = TemplateName.nearest(to: tag.name, in: names)
    return Diagnostic(
      .badPartial, LocalizedText("unknown partial `\(tag.name)`", zh: "未知的 partial `\(tag.name)`"), at: range,
      help: near.map(Wording.didYouMean)
        ?? LocalizedText("run `messagegen templates` to list the templates", zh: "运行 `messagegen templates` 列出模板"),
      fixIts: near.map { [.init(Wording.didYouMean($0), replace: range, with: $0)] } ?? [])
  }

  static func recursivePartial(_ tag: Tag, in source: TemplateSource) -> Diagnostic {
    Diagnostic(
      .badPartial, LocalizedText("partial `\(tag.name)` includes itself", zh: "partial `\(tag.name)` 引用了自身"),
      at: source.range(tag.nameRange), help: Wording.deleteIt)
  }

  /// - Parameter reason: found in a built-in template.
  static func unsuitablePartial(_ tag: Tag, _ reason: Diagnostic, in source: TemplateSource) -> Diagnostic {
    Diagnostic(
      .badPartial,
      LocalizedText(
        "`\(tag.name)` cannot be included here: \(reason.message)", zh: "这里不能引用 `\(tag.name)`：\(reason.message)"),
      at: source.range(tag.range),
      help: LocalizedText(
        "include it in a section of the view model that it needs; `messagegen templates \(tag.name)` shows its names",
        zh: "放到提供所需视图模型的区块里；`messagegen templates \(tag.name)` 会列出它用到的名称"))
  }

  /// A finding in a partial, which means something else wherever it is included.
  func included(by tag: Tag, in source: TemplateSource) -> Diagnostic {
    var finding = self
    finding.notes.append(.init(LocalizedText("included here", zh: "在这里引用"), at: source.range(tag.range)))
    return finding
  }
}
