import Foundation

/// How one field is read and written. A set, but no `OptionSet`: that brings two dozen functions to compile.
nonisolated public struct JSONOptions: Sendable, ExpressibleByArrayLiteral {
  private var rawValue: UInt8

  /// `lenient: false`; holds for what is inside, too.
  public static let strict = JSONOptions(rawValue: 1)
  /// `wire: string`; passed on to elements.
  public static let wireString = JSONOptions(rawValue: 2)
  /// `wire: int`; passed on to elements.
  public static let wireInt = JSONOptions(rawValue: 4)
  /// `wire: json-string`; for the value as a whole.
  public static let jsonString = JSONOptions(rawValue: 8)
  /// `unit: ms` of a timestamp; otherwise it is in seconds.
  public static let milliseconds = JSONOptions(rawValue: 16)
  /// `sensitive: true`; failures do not show the value.
  public static let sensitive = JSONOptions(rawValue: 32)
  /// `lenient: true`; holds for what is inside, too, whatever is around.
  public static let lenient = JSONOptions(rawValue: 64)

  private init(rawValue: UInt8) { self.rawValue = rawValue }

  @inline(__always) public init(arrayLiteral options: JSONOptions...) {
    rawValue = 0
    for option in options { rawValue |= option.rawValue }
  }

  @inline(__always) public var isLenient: Bool { rawValue & 1 == 0 }

  @inline(__always) public func contains(_ option: JSONOptions) -> Bool {
    rawValue & option.rawValue == option.rawValue
  }

  @inline(__always) public func union(_ other: JSONOptions) -> JSONOptions {
    JSONOptions(rawValue: rawValue | other.rawValue)
  }

  /// With what the object around passes on, unless the field says otherwise.
  @inline(__always) public func within(_ inherited: JSONOptions) -> JSONOptions {
    contains(.lenient) ? self : union(inherited)
  }

  @inline(__always) public func intersection(_ other: JSONOptions) -> JSONOptions {
    JSONOptions(rawValue: rawValue & other.rawValue)
  }

  @inline(__always) public func subtracting(_ other: JSONOptions) -> JSONOptions {
    JSONOptions(rawValue: rawValue & ~other.rawValue)
  }
}
