/// A text with gaps, compiled against the view that fills them.
///
/// The syntax is Mustache's: `{{text}}`, `{{#section}}…{{/section}}`, `{{^inverted}}…{{/inverted}}`,
/// `{{! comment }}`, `{{> partial}}`, `{{.}}` for an element of a list of texts, `{{view.text}}`, and
/// `{{=<% %>=}}` to set other delimiters. It differs in these points:
///
/// - Every name is looked up when the template is compiled, in sections that are never rendered too; a name
///   that the view does not have is an error. So is one of the wrong kind: a text is no condition.
/// - Nothing is escaped; `{{{text}}}` and `{{&text}}` mean the same as `{{text}}`.
/// - A `{{text}}` alone on an indented line is indented on each of its lines, blank ones excepted; an
///   empty text leaves an empty line. So is each line of a partial that is alone on an indented line.
/// - Only comments may span several lines, and a partial may not include itself.
public struct Template<V: View>: Sendable {
  @usableFromInline let program: CompiledProgram

  /// Compiles a template; `name` and the names of `partials` are what errors call them.
  /// - Parameters:
  ///   - constants: the texts of what views call a constant.
  ///   - indentation: what each line begins with, those of blanks excepted.
  /// - Throws: The first mistake in the template, or in a partial that it includes.
  @inlinable public init(
    name: String, text: [UInt8], partials: Partials = .none, constants: [Constant] = [],
    indentation: [UInt8] = []
  ) throws(TemplateError) {
    program = try CompiledProgram(
      name: name, text: text, partials: partials, constants: constants, indentation: indentation,
      names: Scope(V.self))
  }

  /// Compiles a template from strings.
  public init(
    name: String, text: String, partials: [String: String] = [:], constants: [Constant] = []
  ) throws(TemplateError) {
    try self.init(name: name, text: Array(text.utf8), partials: Partials(partials), constants: constants)
  }

  /// So many bytes the filled template has beside what fills it, where no section is left out or repeated.
  @inlinable public var literalSize: Int { program.literalSize }

  /// Appends the filled template.
  @inlinable public func render(_ view: V, into output: inout Output) {
    Frame.lend(view) { program.run(with: $0, into: &output) }
  }

  /// The filled template.
  @inlinable public func render(_ view: V) -> String {
    Output.text { render(view, into: &$0) }
  }
}
