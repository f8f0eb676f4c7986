#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The wall clock; for the lines of a watch alone, never for what is generated.
enum TimeOfDay {
  /// Such as `14:03:22`, in the time zone of the user.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

/// The rest between two looks of a watch.
enum Pause {
  static func take(milliseconds: Int) { usleep(useconds_t(milliseconds * 1000)) }
}
