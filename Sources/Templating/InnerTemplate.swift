/// A template whose text stands in lines of another one.
///
/// Such a text is indented when it is there. Where one template is filled thousands of times that is too late: so it
/// may be compiled a second time, as the template of a text that is indented already.
///
/// A class, so that it is not copied to be used.
public final class InnerTemplate<V: View>: Sendable {
  private let plain: Template<V>
  private let indented: Template<V>?
  private let blanks: [UInt8]

  /// - Parameter indented: the same template, compiled with these blanks.
  public init(_ plain: Template<V>, indented: (template: Template<V>, blanks: [UInt8])? = nil) {
    self.plain = plain
    self.indented = indented?.template
    blanks = indented?.blanks ?? []
  }

  /// Adds the filled template without its last line ends.
  public func add(_ view: V, to lines: inout Lines) {
    if let indented, lines.areIndented(by: blanks) {
      lines.addIndented { render(view, indented, into: &$0) }
    } else {
      lines.addText { render(view, plain, into: &$0) }
    }
  }

  /// The filled template without its last line ends.
  public func render(_ view: V, into output: inout Output) { render(view, plain, into: &output) }

  private func render(_ view: V, _ template: Template<V>, into output: inout Output) {
    template.render(view, into: &output)
    output.removeLastNewlines()
  }
}
