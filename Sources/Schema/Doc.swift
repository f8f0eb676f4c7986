import SourceText

/// What an author says of a declaration.
///
/// It stays in its file, whose bytes are held anyway, and becomes a string where it is asked for: nearly everything is
/// documented, and as strings these texts would take as much memory as the files.
public struct Doc: Sendable {
  @usableFromInline enum Form: Sendable { case plain, quoted, apart }

  /// Those of the file or, of a text that does not stand there as it is read, its own.
  @usableFromInline let bytes: [UInt8]
  /// Where it is written, quotes and all.
  @usableFromInline let span: Span
  @usableFromInline let form: Form

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

  var text: String {
    bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[places]), as: UTF8.self) }
  }

  /// Nothing but blanks. Nearly all texts begin with what is none to the first look.
  var isBlank: Bool {
    let places = places
    guard let first = places.first.map({ bytes[$0] }) else { return true }
    return !(0x21...0x7E).contains(first) && text.allSatisfy(\.isWhitespace)
  }

  private var places: Range<Int> {
    switch form {
    case .plain: Int(span.lower)..<Int(span.upper)
    case .quoted: Int(span.lower) + 1..<Int(span.upper) - 1
    case .apart: bytes.indices
    }
  }
}
