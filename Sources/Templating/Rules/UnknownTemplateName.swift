import SourceText

extension Rule {
  public static let unknownTemplateName = Rule(
    "unknown-template-name", .error, isConfigurable: false, theme: .templates)
}

extension Diagnostic {
  /// - Parameter scopes: those that could have it, innermost first.
  static func unknownName(
    _ name: String, at offset: Int, of scopes: [Scope], in source: TemplateSource
  ) -> Diagnostic {
    let range = source.range(offset..<offset + name.utf8.count)
    let near = Spelling.nearest(to: name, in: scopes.flatMap { $0.fields.map(\.name) })
    return Diagnostic(
      .unknownTemplateName, LocalizedText("unknown name `\(name)`", zh: "未知名称 `\(name)`"), at: range,
      help: near.map(Wording.didYouMean) ?? names(in: scopes),
      fixIts: near.map { [.init(Wording.didYouMean($0), replace: range, with: $0)] } ?? [])
  }

  private static func names(in scopes: [Scope]) -> LocalizedText {
    let lists = scopes.map { scope in
      let names = Wording.enumeration(scope.fields.map { "`\($0.name)`" })
      return scope.owner == Scope.text.owner
        ? LocalizedText("the element is \(names)", zh: "元素写作 \(names)")
        : LocalizedText("`\(scope.owner)` has \(names)", zh: "`\(scope.owner)` 有 \(names)")
    }
    return lists.dropFirst().reduce(lists[0]) { LocalizedText("\($0); \($1)", zh: "\($0)；\($1)") }
  }

  static func noMembers(
    _ holder: String, _ member: String, _ kind: FieldKind, _ tag: Tag, in source: TemplateSource
  ) -> Diagnostic {
    let section = "{{#\(holder)}}{{\(member)}}{{/\(holder)}}"
    return Diagnostic(
      .unknownTemplateName,
      LocalizedText(
        "`\(holder)` is \(kind.noun) and has no member `\(member)`", zh: "`\(holder)` 是\(kind.noun)，没有成员 `\(member)`"),
      at: source.range(tag.nameRange), help: kind.scope == nil ? nil : Wording.write(section))
  }

  static func noElement(_ tag: Tag, of scope: Scope, in source: TemplateSource) -> Diagnostic {
    Diagnostic(
      .unknownTemplateName,
      LocalizedText("`.` is not a string here, but `\(scope.owner)`", zh: "`.` 在这里不是字符串，而是 `\(scope.owner)`"),
      at: source.range(tag.nameRange), help: names(in: [scope]))
  }
}
