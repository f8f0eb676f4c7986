import Foundation

/// The integers of the schema language. Not a `FixedWidthInteger`: all of that would be compiled again for each of them.
nonisolated public protocol JSONInteger: JSONReadable, JSONWritable {
  /// The magnitudes of the least and the greatest value.
  static var jsonBounds: (UInt64, UInt64) { get }
  /// Of two's complement.
  init(jsonBits bits: UInt64)
  /// The magnitude, and whether the value is negative.
  var jsonParts: (UInt64, Bool) { get }
}

nonisolated extension Int: JSONInteger {
  public static var jsonBounds: (UInt64, UInt64) { (UInt64(min.magnitude), UInt64(max)) }
  public init(jsonBits bits: UInt64) { self.init(truncatingIfNeeded: bits) }
  public var jsonParts: (UInt64, Bool) { (UInt64(magnitude), self < 0) }
}

nonisolated extension Int32: JSONInteger {
  public static var jsonBounds: (UInt64, UInt64) { (UInt64(min.magnitude), UInt64(max)) }
  public init(jsonBits bits: UInt64) { self.init(truncatingIfNeeded: bits) }
  public var jsonParts: (UInt64, Bool) { (UInt64(magnitude), self < 0) }
}

nonisolated extension Int64: JSONInteger {
  public static var jsonBounds: (UInt64, UInt64) { (min.magnitude, UInt64(max)) }
  public init(jsonBits bits: UInt64) { self.init(bitPattern: bits) }
  public var jsonParts: (UInt64, Bool) { (magnitude, self < 0) }
}

nonisolated extension UInt32: JSONInteger {
  public static var jsonBounds: (UInt64, UInt64) { (0, UInt64(max)) }
  public init(jsonBits bits: UInt64) { self.init(truncatingIfNeeded: bits) }
  public var jsonParts: (UInt64, Bool) { (UInt64(self), false) }
}

nonisolated extension UInt64: JSONInteger {
  public static var jsonBounds: (UInt64, UInt64) { (0, max) }
  public init(jsonBits bits: UInt64) { self = bits }
  public var jsonParts: (UInt64, Bool) { (self, false) }
}

nonisolated extension JSONInteger {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Self? {
    reader.integer(options, bounds).map { Self(jsonBits: $0) }
  }

  private static var bounds: JSONReader.IntegerBounds {
    let (least, greatest) = jsonBounds
    return JSONReader.IntegerBounds(least: least, greatest: greatest, type: Self.self)
  }

  /// The number without its fraction, if the type can hold that.
  static func truncating(_ number: JSONNumber) -> Self? {
    bounds.bits(number).map { Self(jsonBits: $0) }
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    let (magnitude, isNegative) = jsonParts
    writer.integer(magnitude, isNegative: isNegative, isQuoted: options.contains(.wireString))
  }
}
