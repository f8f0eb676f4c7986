/// Splits a line into YAML's tokens; see `YAMLLine`.
struct LineScanner {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var depth: Int
  /// Whether a value may begin here, so that a quote or a bracket means something.
  private var isAtStart = true
  private var tokens: [YAMLLine.Token] = []

  static func tokens(_ bytes: ArraySlice<UInt8>, isInFlow: Bool) -> [YAMLLine.Token] {
    var scanner = LineScanner(bytes, isInFlow: isInFlow)
    while scanner.offset < bytes.endIndex { scanner.step() }
    return scanner.tokens
  }

  private init(_ bytes: ArraySlice<UInt8>, isInFlow: Bool) {
    self.bytes = bytes
    offset = bytes.startIndex
    depth = isInFlow ? 1 : 0
  }

  private mutating func step() {
    switch bytes[offset] {
    case 0x20, 0x09: offset += 1
    case UInt8(ascii: "#") where isBehindBlank: take(.comment, to: bytes.endIndex)
    case UInt8(ascii: "-") where isAtStart && depth == 0 && isBeforeBlank: take(.dash, to: offset + 1, isAtStart: true)
    case UInt8(ascii: "\"") where isAtStart, UInt8(ascii: "'") where isAtStart: takeQuoted(bytes[offset])
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard isAtStart || depth > 0 else { return takePlain() }
      depth += 1
      take(.open, to: offset + 1, isAtStart: true)
    case UInt8(ascii: "]") where depth > 0, UInt8(ascii: "}") where depth > 0:
      depth -= 1
      take(.close, to: offset + 1)
    case UInt8(ascii: ",") where depth > 0: take(.comma, to: offset + 1, isAtStart: true)
    case UInt8(ascii: ":") where isColon: take(.colon, to: offset + 1, isAtStart: true)
    default: takePlain()
    }
  }

  private mutating func take(_ kind: YAMLLine.TokenKind, to end: Int, isAtStart: Bool = false) {
    tokens.append(.init(kind: kind, start: offset, end: end))
    offset = end
    self.isAtStart = isAtStart
  }

  private mutating func takeQuoted(_ quote: UInt8) {
    var end = offset + 1
    while end < bytes.endIndex {
      if bytes[end] == quote {
        guard quote == UInt8(ascii: "'"), end + 1 < bytes.endIndex, bytes[end + 1] == quote else {
          return take(.quoted, to: end + 1)
        }
        end += 1
      } else if bytes[end] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        end += 1
      }
      end += 1
    }
    take(.unclosed, to: bytes.endIndex)
  }

  /// A text without quotes, up to what ends it here, without the blanks before that.
  private mutating func takePlain() {
    let start = offset
    var end = offset + 1
    offset = end
    while offset < bytes.endIndex, !isEndOfPlain {
      if bytes[offset] != 0x20, bytes[offset] != 0x09 { end = offset + 1 }
      offset += 1
    }
    tokens.append(.init(kind: .plain, start: start, end: end))
    isAtStart = false
  }

  private var isEndOfPlain: Bool {
    switch bytes[offset] {
    case UInt8(ascii: "#"): isBehindBlank
    case UInt8(ascii: ":"): isColon
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","): depth > 0
    default: false
    }
  }

  private var isColon: Bool {
    if isBeforeBlank { return true }
    guard depth > 0 else { return false }
    return ",]}".utf8.contains(bytes[offset + 1]) || tokens.last.map { $0.kind == .quoted && $0.end == offset } == true
  }

  private var isBehindBlank: Bool {
    offset == bytes.startIndex || bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09
  }

  private var isBeforeBlank: Bool {
    offset + 1 == bytes.endIndex || bytes[offset + 1] == 0x20 || bytes[offset + 1] == 0x09
  }
}
