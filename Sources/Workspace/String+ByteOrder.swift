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

  private static func order(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    let shared = Swift.min(one.count, other.count)
    let order = shared == 0 ? 0 : Int(memcmp(one.baseAddress!, other.baseAddress!, shared))
    return order == 0 ? one.count - other.count : order
  }
}
