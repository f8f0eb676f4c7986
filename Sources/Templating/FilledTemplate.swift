/// A template and the values that fill it, from which its text can be made, and a dump of the values.
public struct FilledTemplate: Sendable {
  let nodes: [Node]
  let scope: Scope
  let record: Record

  /// The name of the view's type.
  public var view: String { scope.owner }

  /// UTF-8, as files are written.
  public var bytes: [UInt8] { Renderer.text(nodes, record) }

  /// The view's values for people to read, one below the other as its fields are; constants are left out.
  public var dump: String { Self.dump(record, scope).map { $0 + "\n" }.joined() }

  private static func dump(_ record: Record, _ scope: Scope) -> [String] {
    zip(scope.fields, record.values).flatMap { field, value in dump(field.name, field.kind, value) }
  }

  private static func dump(_ name: String, _ kind: FieldKind, _ value: Value) -> [String] {
    switch (kind, value) {
    case (.constant, _): []
    case (_, .markup(let markup)): dump(name, markup.text)
    case (_, .text(let text)): dump(name, text)
    case (_, .flag(let isSet)): ["\(name): \(isSet)"]
    case (_, .texts([])): ["\(name): []"]
    case (.list, .views(let views)) where views.isEmpty: ["\(name): []"]
    case (_, .views(let views)) where views.isEmpty: ["\(name): none"]
    case (_, .texts(let texts)): ["\(name):"] + texts.flatMap { item(lines(of: $0), rest: "| ") }
    case (.list(let scope), .views(let views)):
      ["\(name):"] + views.flatMap { item(dump($0, scope()), rest: "  ") }
    case (.optional(let scope), .views(let views)): ["\(name):"] + views.flatMap { dump($0, scope()) }.map(indented)
    case (.view(let scope), .view(let view)): ["\(name):"] + dump(view, scope()).map(indented)
    default: preconditionFailure("`\(name)` has a value of another kind")
    }
  }

  /// As it is, in quotes where that would not show, or line by line.
  private static func dump(_ name: String, _ text: String) -> [String] {
    let lines = lines(of: text)
    let isVisible = text.utf8.first?.isBlank == false && text.utf8.last?.isBlank == false
    if lines.count == 1 { return [isVisible ? "\(name): \(text)" : "\(name): \"\(text)\""] }
    return ["\(name):"] + lines.map { indented($0.isEmpty ? "|" : "| " + $0) }
  }

  /// An element of a list.
  private static func item(_ lines: [String], rest: String) -> [String] {
    lines.enumerated().map { number, line in
      let mark = number == 0 ? "- " : rest
      return indented(line.isEmpty ? String(mark.prefix(1)) : mark + line)
    }
  }

  private static func indented(_ line: String) -> String { "  " + line }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
