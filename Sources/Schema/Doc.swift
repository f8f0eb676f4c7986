import SourceText

/// What an author says of a declaration.
///
/// It stays in its file, whose bytes are held anyway, and becomes a string where it is asked for: nearly everything is
/// documented, and as strings these texts would take as much memory as the files.
public struct Doc: Sendable {
  @usableFromInline enum Form: Sendable { case plain, quoted, apart }

  /// Those of the file or, of a text that does not stand there as it is read, its own; nil: there is none.
  @usableFromInline let bytes: [UInt8]?
  /// Where it is written, quotes and all.
  @usableFromInline let span: Span
  @usableFromInline let form: Form

  /// No text.
  @inlinable
  init() {
    bytes = nil
    span = Span(lower: 0, upper: 0)
    form = .plain
  }

  /// A text that stands in a file as it is read, but for the quotes around it.
  @inlinable
  public init(in file: [UInt8], at range: SourceRange, isQuoted: Bool) {
    bytes = file
    span = Span(range)
    form = isQuoted ? .quoted : .plain
  }

  /// A text that is written in another way than it is read.
  public init(_ text: String, at range: SourceRange) {
    bytes = Array(text.utf8)
    span = Span(range)
    form = .apart
  }

  @inlinable public var isPresent: Bool { bytes != nil }

  /// The text and where it is written; nil: there is none.
  func located(in file: SourceFile.ID) -> Located<String>? { text.map { Located($0, span.range(in: file)) } }

  /// No text, or nothing but blanks. Nearly all texts begin with what is none to the first look.
  var isBlank: Bool {
    guard let first = lend({ $0.first }) ?? nil else { return true }
    return !(0x21...0x7E).contains(first) && text?.allSatisfy(\.isWhitespace) == true
  }

  var text: String? { lend { String(decoding: $0, as: UTF8.self) } }

  /// Hands the text over where it stands, as UTF-8; nil: there is none.
  @inlinable
  public func lend<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let bytes else { return nil }
    let words =
      switch form {
      case .plain: Int(span.lower)..<Int(span.upper)
      case .quoted: Int(span.lower) + 1..<Int(span.upper) - 1
      case .apart: bytes.indices
      }
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[words])) }
  }
}
