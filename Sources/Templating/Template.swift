import SourceText

/// A text with gaps, compiled against the view that fills them.
///
/// The syntax is Mustache's: `{{text}}`, `{{#section}}…{{/section}}`, `{{^inverted}}…{{/inverted}}`,
/// `{{! comment }}`, `{{> partial}}`, `{{.}}` for an element of a list of texts, `{{view.text}}`, and
/// `{{=<% %>=}}` to set other delimiters. It differs in these points:
///
/// - Every name is looked up when the template is compiled, in sections that are never rendered too; a name
///   that the view does not have is an error. So is one of the wrong kind: a text is no condition.
/// - Nothing is escaped, and `{{{text}}}` and `{{&text}}` mean the same as `{{text}}`; with `escaping: .html` every text
///   is, and those two are errors. Only what was made by such a template, a `Markup`, is written as it is.
/// - A `{{text}}` alone on an indented line is indented on each of its lines, blank ones excepted; an
///   empty text leaves an empty line. So is each line of a partial that is alone on an indented line.
/// - An empty `{{.}}` at the end of a line leaves no blanks there.
/// - Only comments may span several lines, and a partial may not include itself.
public struct Template<V: View>: Sendable {
  private let scope: Scope
  private let nodes: [Node]
  private let escaping: TemplateEscaping

  /// Compiles a template; `name` and the names of `partials` are what findings call them.
  /// - Parameters:
  ///   - file: where findings are; nil for a built-in template.
  ///   - constants: the texts of what views call a constant.
  /// - Throws: Every mistake in the template and in partials that it includes.
  public init(
    name: String, text: [UInt8], file: SourceFile.ID? = nil, partials: Partials, constants: [Constant] = [],
    escaping: TemplateEscaping = .none
  ) throws(TemplateError) {
    self.escaping = escaping
    scope = Scope(V.self)
    var compiler = Compiler(
      TemplateSource(name: name, text: text, file: file), in: [scope], partials: partials, constants: constants,
      escaping: escaping)
    nodes = compiler.compile()
    if !compiler.findings.isEmpty { throw TemplateError(compiler.findings) }
  }

  /// The filled template.
  public func render(_ view: V) -> String { String(decoding: filled(with: view).bytes, as: UTF8.self) }

  /// The template with its view, whatever the view's type.
  public func filled(with view: V) -> FilledTemplate {
    FilledTemplate(nodes: nodes, scope: scope, record: Record(view))
  }

  /// The filled template as a part of others.
  public func markup(_ view: V) -> Markup {
    precondition(escaping == .html, "the template does not escape")
    return Markup(bytes: filled(with: view).bytes)
  }
}
