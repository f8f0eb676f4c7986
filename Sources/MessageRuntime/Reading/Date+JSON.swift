import Foundation

nonisolated extension Date: JSONReadable, JSONWritable, JSONCheckable {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Date? {
    guard let number = reader.finiteNumber(options) else { return nil }
    return Date(timeIntervalSince1970: options.contains(.milliseconds) ? number / 1000 : number)
  }

  /// Rounded to the millisecond; never -0.
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded() + 0
    if options.contains(.milliseconds) || abs(milliseconds) >= 1e18 || milliseconds.isNaN {
      return (options.contains(.milliseconds) ? milliseconds : timeIntervalSince1970).write(&writer, options)
    }
    let isQuoted = options.contains(.wireString)
    if isQuoted { writer.byte(UInt8(ascii: "\"")) }
    let magnitude = UInt64(abs(milliseconds))
    writer.integer(magnitude / 1000, isNegative: milliseconds < 0)
    writer.fraction(magnitude % 1000)
    if isQuoted { writer.byte(UInt8(ascii: "\"")) }
  }

  public func check(_ check: inout MessageCheck) {
    if !timeIntervalSince1970.isFinite { check.add("", .notFinite) }
  }
}
