import Foundation

nonisolated extension Double: JSONReadable, JSONWritable, JSONCheckable {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Double? {
    reader.finiteNumber(options)
  }

  /// Whole numbers without a fraction (`-0.0` as `-0`, which reads back as `-0.0`), others as the shortest text that
  /// reads back as the same.
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    let isQuoted = options.contains(.wireString)
    if isQuoted { writer.byte(UInt8(ascii: "\"")) }
    if abs(self) < 1e18 && self == rounded(.towardZero) {
      writer.integer(UInt64(abs(self)), isNegative: sign == .minus)
    } else if isNaN {
      writer.raw("0")
    } else {
      writer.append(JSONWriter.plain(isFinite ? self : (self < 0 ? -1 : 1) * Double.greatestFiniteMagnitude))
    }
    if isQuoted { writer.byte(UInt8(ascii: "\"")) }
  }

  public func check(_ check: inout MessageCheck) {
    if !isFinite { check.add("", .notFinite) }
  }
}
