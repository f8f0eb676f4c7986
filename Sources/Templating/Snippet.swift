/// A short text made by interpolation, such as a statement: `"self.\(name) = \(value)"`.
///
/// It is appended somewhere at once, so it is no `String`: nearly every one fits into this value and takes no memory
/// elsewhere. Inlinable, because code is made of thousands of them.
public struct Snippet: ExpressibleByStringInterpolation, Sendable {
  /// 128 bytes.
  @usableFromInline
  struct Start: Sendable {
    @usableFromInline typealias Bytes32 = (UInt64, UInt64, UInt64, UInt64)

    @usableFromInline var bytes: (Bytes32, Bytes32, Bytes32, Bytes32) = (
      (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)
    )

    @inlinable init() {}
  }

  @usableFromInline var start = Start()
  @usableFromInline var count = 0
  /// What did not fit.
  @usableFromInline var rest: [UInt8]?

  @inlinable public init(stringLiteral text: StaticString) { append(literal: text) }
  @inlinable public init(stringInterpolation made: StringInterpolation) { self = made.snippet }
  @inlinable init() {}

  /// The text, in one part or two.
  @inlinable func withParts(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeBytes(of: start) { start in
      body(UnsafeBufferPointer(rebasing: start.bindMemory(to: UInt8.self)[..<count]))
    }
    rest?.withUnsafeBufferPointer(body)
  }

  @inlinable mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if rest == nil, count + text.count <= MemoryLayout<Start>.size {
      withUnsafeMutableBytes(of: &start) { start in
        UnsafeMutableRawBufferPointer(rebasing: start[count...]).copyMemory(from: UnsafeRawBufferPointer(text))
      }
      count += text.count
    } else {
      rest = (rest ?? []) + text
    }
  }

  @inlinable mutating func append(literal text: StaticString) { text.withUTF8Buffer { append($0) } }

  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var snippet = Snippet()

    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {}

    @inlinable public mutating func appendLiteral(_ text: StaticString) { snippet.append(literal: text) }

    @inlinable public mutating func appendInterpolation(_ text: String) {
      var text = text
      text.withUTF8 { snippet.append($0) }
    }

    @inlinable public mutating func appendInterpolation(_ inner: Snippet) { inner.withParts { snippet.append($0) } }
    public mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }
  }
}
