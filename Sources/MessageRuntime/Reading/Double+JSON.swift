import Foundation

nonisolated extension Double: JSONReadable, JSONWritable, JSONCheckable {
  public static var jsonBlank: Double { 0 }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Double? {
    let number = reader.number(at: value, options, .number, inString: .numberString) { text in
      JSONNumber(whole: options.isLenient ? JSONText.trimmed(text) : text)
    }
    guard let number else { return nil }
    if let value = number.double { return value }
    reader.fail(number.text, doesNotFit: "double")
    return nil
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.quoted(options.contains(.wireString), jsonText)
  }

  /// Whole numbers without a fraction (`-0.0` as `-0`, which reads back as `-0.0`), others as the shortest text that
  /// reads back as the same. NaN becomes 0, an infinity the greatest finite number of its sign.
  var jsonText: String {
    if isNaN { return "0" }
    guard isFinite else { return (self < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude).jsonText }
    if abs(self) < 1e18, self == rounded(.towardZero) { return (sign == .minus ? "-" : "") + String(UInt64(abs(self))) }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  public func check(_ check: inout MessageCheck) {
    if !isFinite { check.add("", .notFinite) }
  }
}

nonisolated extension Date: JSONReadable, JSONWritable, JSONCheckable {
  public static var jsonBlank: Date { Date(timeIntervalSince1970: 0) }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Date? {
    guard let number = Double.read(&reader, at: value, options) else { return nil }
    return Date(timeIntervalSince1970: options.contains(.milliseconds) ? number / 1000 : number)
  }

  /// Rounded to the millisecond; never -0.
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded() + 0
    if options.contains(.milliseconds) || abs(milliseconds) >= 1e18 || milliseconds.isNaN {
      return (options.contains(.milliseconds) ? milliseconds : timeIntervalSince1970).write(&writer, options)
    }
    let magnitude = UInt64(abs(milliseconds))
    var text = (milliseconds < 0 ? "-" : "") + String(magnitude / 1000)
    if magnitude % 1000 > 0 {
      text += "." + String(String(magnitude % 1000 + 1000).dropFirst())
      while text.hasSuffix("0") { text.removeLast() }
    }
    writer.quoted(options.contains(.wireString), text)
  }

  public func check(_ check: inout MessageCheck) {
    if !timeIntervalSince1970.isFinite { check.add("", .notFinite) }
  }
}
