import Foundation

nonisolated extension Data: JSONReadable, JSONWritable, JSONCheckable {
  public static var jsonBlank: Data { Data() }

  /// Base64 with padding; under leniency with white space in it, too (Android breaks lines).
  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Data? {
    guard reader.document.kind(value) == .string else { return reader.mismatch(.base64, at: value) }
    guard let text = reader.text(at: value) else { return nil }
    if options.isLenient && text.isEmpty { return nil }
    let base64 = Array(text.utf8).filter { !options.isLenient || !JSONText.isBlank($0) }
    if isPadded(base64), let data = Data(base64Encoded: Data(base64)) { return data }
    reader.fail(.unreadable(expected: .base64))
    return nil
  }

  /// Whether there are at most two `=`, at the end, and whole groups of four. Foundation takes `====` for a byte.
  private static func isPadded(_ base64: [UInt8]) -> Bool {
    let padding = UInt8(ascii: "=")
    return base64.count % 4 == 0 && !base64.dropLast(2).contains(padding)
      && (base64.last == padding || base64.dropLast().last != padding)
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) { writer.string(base64EncodedString()) }

  /// No bytes are an empty string, which is a missing value under leniency.
  public func check(_ check: inout MessageCheck) {
    if isEmpty && !check.isStrict { check.add("", .empty) }
  }
}
