import SourceText

extension EnumType {
  /// A case: its name in Swift, and its raw value on the wire.
  public struct Case: Sendable {
    /// A raw value that need not be kept, or takes little room.
    private enum Brief: Sendable {
      /// The name itself, as a string.
      case name
      case integer(Int32)
      case apart(Further)
    }

    /// What few cases have.
    private final class Further: Sendable {
      let raw: Raw
      let doc: Located<String>?

      init(_ raw: Raw, _ doc: Located<String>?) { (self.raw, self.doc) = (raw, doc) }
    }

    // In this order they leave no gaps.
    private let ownName: String
    private let brief: Brief
    private let file: SourceFile.ID
    private let nameSpan: Span
    private let rawSpan: Span

    /// - Parameter name: In the same file as the raw value.
    public init(name: Located<String>, raw: Located<Raw>, doc: Located<String>? = nil) {
      ownName = name.value
      file = name.range.file
      nameSpan = Span(name.range)
      rawSpan = Span(raw.range)
      brief =
        switch raw.value {
        // Words are of ASCII alone: equal ones are the same in their bytes, too.
        case .string(let text) where doc == nil && text == name.value && SwiftNames.isWord(text): .name
        case .integer(let value) where doc == nil && Int64(Int32(truncatingIfNeeded: value)) == value:
          .integer(Int32(truncatingIfNeeded: value))
        default: .apart(Further(raw.value, doc))
        }
    }

    /// The Swift name, not escaped.
    public var name: Located<String> { Located(ownName, nameSpan.range(in: file)) }

    public var raw: Located<Raw> {
      let raw: Raw =
        switch brief {
        case .name: .string(ownName)
        case .integer(let value): .integer(Int64(value))
        case .apart(let further): further.raw
        }
      return Located(raw, rawSpan.range(in: file))
    }

    public var doc: Located<String>? { if case .apart(let further) = brief { further.doc } else { nil } }

    public var isInteger: Bool {
      switch brief {
      case .name: false
      case .integer: true
      case .apart(let further): if case .integer = further.raw { true } else { false }
      }
    }

    /// Whether they have the name or the raw value in common.
    public func collides(with other: Case) -> Bool {
      if ownName == other.ownName { return true }
      if case .name = brief, case .name = other.brief { return false }
      return raw.value == other.raw.value
    }
  }
}
