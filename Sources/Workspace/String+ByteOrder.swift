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
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        let shared = min(one.count, other.count)
        let order = shared == 0 ? 0 : Int(memcmp(one.baseAddress!, other.baseAddress!, shared))
        return order == 0 ? one.count - other.count : order
      }
    }
  }
}
