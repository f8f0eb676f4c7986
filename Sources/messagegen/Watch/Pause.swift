#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The rest between two looks of a watch.
enum Pause {
  static func take(milliseconds: Int) { usleep(useconds_t(milliseconds * 1000)) }
}
