import Foundation

/// An enumeration with raw values, open for those that the schema does not name.
nonisolated public protocol JSONEnum: JSONReadable, JSONWritable, Equatable, Sendable {
  associatedtype RawValue: JSONReadable & JSONWritable & Hashable
  init(rawValue: RawValue)
  var rawValue: RawValue { get }
  /// Whether the schema names the raw value.
  var isKnown: Bool { get }
  static func jsonAreSame(_ raw: RawValue, _ other: RawValue) -> Bool
}

nonisolated extension JSONEnum {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Self? {
    RawValue.read(&reader, options).map { Self(rawValue: $0) }
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) { rawValue.write(&writer, options) }

  /// By the raw value: `.unrecognized` with one that the schema names is the same as that case.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static func == (a: Self, b: Self) -> Bool { jsonAreSame(a.rawValue, b.rawValue) }

  public static func jsonAreSame(_ raw: RawValue, _ other: RawValue) -> Bool { raw == other }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

nonisolated extension JSONEnum where RawValue == String {
  public static func jsonAreSame(_ raw: String, _ other: String) -> Bool { MessageCheck.areSame(raw, other) }

  /// Under leniency an empty text is a missing value.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Self? {
    guard let text = String.read(&reader, options) else { return nil }
    let value = Self(rawValue: text)
    return options.isLenient && text.isEmpty && !value.isKnown ? nil : value
  }
}
