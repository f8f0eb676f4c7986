/// A short text made by interpolation, such as a statement: `"self.\(name) = \(value)"`.
///
/// It is appended somewhere at once, so it is no `String`: nearly every one fits into this value and takes no memory
/// elsewhere.
public struct Snippet: ExpressibleByStringInterpolation, Sendable {
  private var start = Start()
  private var count = 0
  /// What did not fit.
  private var rest: [UInt8]?

  public init(stringLiteral text: StaticString) { append(literal: text) }
  public init(stringInterpolation made: StringInterpolation) { self = made.snippet }
  fileprivate init() {}

  /// The text, in one part or two.
  func withParts(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeBytes(of: start) { start in
      body(UnsafeBufferPointer(rebasing: start.bindMemory(to: UInt8.self)[..<count]))
    }
    rest?.withUnsafeBufferPointer(body)
  }

  fileprivate mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if rest == nil, count + text.count <= MemoryLayout<Start>.size {
      withUnsafeMutableBytes(of: &start) { start in
        UnsafeMutableRawBufferPointer(rebasing: start[count...]).copyMemory(from: UnsafeRawBufferPointer(text))
      }
      count += text.count
    } else {
      rest = (rest ?? []) + text
    }
  }

  fileprivate mutating func append(literal text: StaticString) { text.withUTF8Buffer { append($0) } }

  /// 128 bytes.
  private struct Start {
    typealias Bytes32 = (UInt64, UInt64, UInt64, UInt64)

    var bytes: (Bytes32, Bytes32, Bytes32, Bytes32) = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var snippet = Snippet()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: StaticString) { snippet.append(literal: text) }

    public mutating func appendInterpolation(_ text: String) {
      var text = text
      text.withUTF8 { snippet.append($0) }
    }

    public mutating func appendInterpolation(_ inner: Snippet) { inner.withParts { snippet.append($0) } }
    public mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }
  }
}
