import Dispatch

/// Where the lines of a file begin, counted when somebody asks: of most files nobody does.
final class LineTable: @unchecked Sendable {
  /// For all tables: they are asked by whoever prints findings, which is no work for several cores.
  private static let lock = DispatchSemaphore(value: 1)
  /// Empty: nobody has asked yet.
  private var starts: [Int] = []

  /// - Parameter bytes: those of the file, which never change.
  func starts(in bytes: [UInt8]) -> [Int] {
    Self.lock.wait()
    defer { Self.lock.signal() }
    if starts.isEmpty { starts = Self.count(in: bytes) }
    return starts
  }

  static func count(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBytes { $0.forEachPlace(of: UInt8(ascii: "\n")) { starts.append($0 + 1) } }
    return starts
  }
}
