import SourceText

/// An open enumeration with raw values of one kind.
public struct EnumType: Sendable {
  /// An index in `Schema.enums`.
  public struct ID: Hashable, Sendable {
    public let index: Int

    public init(_ index: Int) { self.index = index }
  }

  public enum Raw: Hashable, Sendable {
    case integer(Int64)
    case string(String)
  }

  /// A case: its name in Swift, and its raw value on the wire.
  public struct Case: Sendable {
    /// The Swift name, not escaped.
    public var name: Located<String>
    public var raw: Located<Raw>
    public var doc: Located<String>?

    public init(name: Located<String>, raw: Located<Raw>, doc: Located<String>? = nil) {
      self.name = name
      self.raw = raw
      self.doc = doc
    }

    public var isInteger: Bool { if case .integer = raw.value { true } else { false } }
  }

  public var declaration: Declaration
  public var container: TypeContainer
  public var cases: [Case]

  public init(declaration: Declaration, container: TypeContainer, cases: [Case] = []) {
    self.declaration = declaration
    self.container = container
    self.cases = cases
  }

  public var name: String { declaration.name.value }

  /// The raw values are integers.
  public var isInteger: Bool { cases.first?.isInteger ?? false }
}
