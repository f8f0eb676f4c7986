import SourceText

/// A range of bytes in a file that is known anyway: of a value's many ranges, one names the file.
@usableFromInline struct Span: Hashable, Sendable {
  @usableFromInline let lower: UInt32
  @usableFromInline let upper: UInt32

  @inlinable
  init(lower: UInt32, upper: UInt32) { (self.lower, self.upper) = (lower, upper) }

  @inlinable
  init(_ range: SourceRange) {
    lower = UInt32(truncatingIfNeeded: range.start)
    upper = UInt32(truncatingIfNeeded: range.end)
  }

  @inlinable
  func range(in file: SourceFile.ID) -> SourceRange { SourceRange(file: file, start: Int(lower), end: Int(upper)) }
}
