import Foundation

nonisolated extension JSONReader {
  /// Under leniency: an object or map in a string. Empty: missing.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func objectInString<T: JSONReadable>(_ options: JSONOptions) -> T? {
    guard let text = text() else { return nil }
    if text.isEmpty { return nil }
    guard JSONReader.holdsObject(text) else {
      fail(.unreadable(expected: "an object"))
      return nil
    }
    let result = inside(text, T.self, options)
    if !result.isJSON { fail(.unreadable(expected: "an object")) }
    return result.value
  }

  /// What stands in the place of an object or map, and is none.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func otherObject<T: JSONReadable>(_ options: JSONOptions) -> T? {
    switch peek {
    case UInt8(ascii: "\"") where options.isLenient: return objectInString(options)
    case UInt8(ascii: "[") where options.isLenient && emptyList(): return nil
    default: return mismatch("an object")
    }
  }

  private static func holdsObject(_ text: String) -> Bool {
    for byte in text.utf8 where !byte.isJSONBlank { return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }
    return false
  }

  static func holdsList(_ text: String) -> Bool {
    for byte in text.utf8 where !byte.isJSONBlank { return byte == UInt8(ascii: "[") }
    return false
  }
}
