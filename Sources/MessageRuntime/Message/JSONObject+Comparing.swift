import Foundation

// The standard library compares and hashes lists by functions that are compiled again for each type of elements.
nonisolated extension Array where Element: JSONObject & Equatable {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static func == (a: [Element], b: [Element]) -> Bool { areEqual(a, b) }

  /// As the standard library compares.
  private static func areEqual<T: Equatable>(_ a: [T], _ b: [T]) -> Bool { a == b }
}

nonisolated extension Hasher {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func combine<T: JSONObject & Hashable>(_ list: [T]) { list.hash(into: &self) }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func combine<T: JSONEnum & Hashable>(_ value: T) { value.hash(into: &self) }
}
