import Foundation

nonisolated extension Data: JSONReadable, JSONWritable, JSONCheckable {
  /// Base64 with padding; under leniency with white space in it, too (Android breaks lines).
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Data? {
    guard reader.peek == UInt8(ascii: "\"") else { return reader.mismatch("a string of base64") }
    guard let text = reader.text() else { return nil }
    if options.isLenient && text.isEmpty { return nil }
    var base64: [UInt8] = []
    base64.reserveCapacity(text.utf8.count)
    for byte in text.utf8 where !options.isLenient || !byte.isJSONBlank { base64.append(byte) }
    if isPadded(base64), let data = base64.withUnsafeBufferPointer({ Data(base64Encoded: Data(buffer: $0)) }) {
      return data
    }
    reader.fail(.unreadable(expected: "base64"))
    return nil
  }

  /// Whether there are at most two `=`, at the end, and whole groups of four. Foundation takes `====` for a byte.
  private static func isPadded(_ base64: [UInt8]) -> Bool {
    let isPadding = UInt8(ascii: "=")
    return base64.count & 3 == 0 && !base64.dropLast(2).contains(isPadding)
      && (base64.last == isPadding || base64.dropLast().last != isPadding)
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) { writer.string(base64EncodedString()) }

  /// No bytes are an empty string, which is a missing value under leniency.
  public func check(_ check: inout MessageCheck) {
    if isEmpty && !check.isStrict { check.add("", .empty) }
  }
}
