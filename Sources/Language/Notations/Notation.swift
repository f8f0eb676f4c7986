import SourceText

/// A part of the language that is more than a kind of value: its reader checks it.
///
/// Here is what all the others know of it: findings its title, JSON Schemas and the formatter its outer shape.
public struct Notation: Sendable {
  /// As messages say it after `must be`.
  public let title: LocalizedText
  /// The name under which a JSON Schema has it once, if several keys take it.
  let definition: String?
  /// Whether a text in brackets most likely lacks its quotes.
  public let isText: Bool
  /// Whether its reader says what is wrong where nothing is written.
  public let mayBeMissing: Bool
  /// As it looks from outside; notations and forms name one another, so it is asked for late.
  public var shape: Shape { outerShape() }

  private let outerShape: @Sendable () -> Shape

  init(
    _ title: LocalizedText, definition: String? = nil, isText: Bool = false, mayBeMissing: Bool = false,
    _ shape: @escaping @autoclosure @Sendable () -> Shape
  ) {
    self.title = title
    self.definition = definition
    self.isText = isText
    self.mayBeMissing = mayBeMissing
    outerShape = shape
  }

  /// Those that every JSON Schema has.
  static let defined: [Notation] = [type, elementType, id, length, extent, edges]
}
