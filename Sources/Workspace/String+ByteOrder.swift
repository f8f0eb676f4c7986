#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// Below, at or above zero as the bytes come before, are the same as or come behind another's: an order that no
  /// locale changes.
  func byteOrder(_ other: String) -> Int {
    // All but strings that come from Objective-C have their bytes at hand.
    let order = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { Self.order(one, $0) }
    }
    return (order ?? nil)
      ?? Array(utf8).withUnsafeBufferPointer { one in
        Array(other.utf8).withUnsafeBufferPointer { Self.order(one, $0) }
      }
  }

  /// Whether all bytes are such; asked of the bytes where they stand, which takes a fraction of the steps.
  @inline(__always) func hasOnlyBytes(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
  }

  private static func order(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    let shared = Swift.min(one.count, other.count)
    let order = shared == 0 ? 0 : Int(memcmp(one.baseAddress!, other.baseAddress!, shared))
    return order == 0 ? one.count - other.count : order
  }
}

/// The beginning of a text as numbers that stand in its byte order, and where in an array it is.
private struct ByteOrderKey {
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0
  let place: Int

  init(_ text: String, at place: Int) {
    self.place = place
    var text = text
    text.withUTF8 { bytes in
      withUnsafeMutableBytes(of: &high) { $0.copyBytes(from: bytes.prefix(8)) }
      withUnsafeMutableBytes(of: &low) { $0.copyBytes(from: bytes.dropFirst(8).prefix(8)) }
    }
    (high, low) = (UInt64(bigEndian: high), UInt64(bigEndian: low))
  }
}

extension Array {
  /// The elements in the byte order of their texts; where two have the same, the first comes first.
  func inByteOrder(of text: (Element) -> String) -> [Element] { placesInByteOrder(of: text).map { self[$0] } }

  /// Where the elements stand, in the byte order of their texts.
  ///
  /// Almost all texts differ in their first bytes: so what is moved and compared are numbers.
  func placesInByteOrder(of text: (Element) -> String) -> [Int] {
    let keys = indices.map { ByteOrderKey(text(self[$0]), at: $0) }
    let sorted = keys.sorted { a, b in
      if a.high != b.high { return a.high < b.high }
      if a.low != b.low { return a.low < b.low }
      let order = text(self[a.place]).byteOrder(text(self[b.place]))
      return order == 0 ? a.place < b.place : order < 0
    }
    return sorted.map(\.place)
  }
}
