/// `\(title)` in a text, with its range in bytes.
public struct SwiftInterpolation {
  public let name: String
  public let range: Range<Int>

  public var text: String { "\\(\(name))" }

  /// Those that name a field, or one of a field's.
  public static func all(in text: String) -> [SwiftInterpolation] {
    let bytes = Array(text.utf8)
    var found: [SwiftInterpolation] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "("),
        let end = bytes[(index + 2)...].firstIndex(where: { !isPart($0) }), bytes[end] == UInt8(ascii: ")"),
        end > index + 2
      else {
        index += 1
        continue
      }
      let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
      found.append(SwiftInterpolation(name: name, range: index..<(end + 1)))
      index = end + 1
    }
    return found
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...: true
    default: false
    }
  }
}
