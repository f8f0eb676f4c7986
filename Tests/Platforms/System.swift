// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CSystem

// What the modules `Darwin` and `Musl` declare beside C, which has it as macros or with any number of arguments: their
// public interfaces, as far as the tool's sources use them. Only type-checked.

public var errno: Int32 {
  get { 0 }
  set {}
}

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { 0 }

public var S_IFMT: mode_t { 0 }
public var S_IFIFO: mode_t { 0 }
public var S_IFCHR: mode_t { 0 }
public var S_IFDIR: mode_t { 0 }
public var S_IFBLK: mode_t { 0 }
public var S_IFREG: mode_t { 0 }
public var S_IFLNK: mode_t { 0 }
public var S_IFSOCK: mode_t { 0 }

#if DARWIN
  public var TIOCGWINSZ: UInt { 0 }
#else
  public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
#endif
