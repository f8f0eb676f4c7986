/// How one field is read and written.
nonisolated public struct JSONOptions: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `lenient: false`; holds for what is inside, too.
  public static let strict = JSONOptions(rawValue: 1)
  /// `lenient: true`; holds for what is inside, too, whatever is around.
  public static let lenient = JSONOptions(rawValue: 2)
  /// `encoding: string`; passed on to elements.
  public static let wireString = JSONOptions(rawValue: 4)
  /// `encoding: int`; passed on to elements.
  public static let wireInt = JSONOptions(rawValue: 8)
  /// `encoding: json-string`; for the value as a whole.
  public static let jsonString = JSONOptions(rawValue: 16)
  /// `unit: ms` of a timestamp; otherwise it is in seconds.
  public static let milliseconds = JSONOptions(rawValue: 32)
  /// `sensitive: true`; failures do not show the value.
  public static let sensitive = JSONOptions(rawValue: 64)
  /// `slot: envelope`; the field stands beside the message's identity.
  public static let besideIdentity = JSONOptions(rawValue: 128)

  var isLenient: Bool { !contains(.strict) }

  /// With what the object around passes on, unless the field says otherwise.
  func within(_ inherited: JSONOptions) -> JSONOptions { contains(.lenient) ? self : union(inherited) }
}
