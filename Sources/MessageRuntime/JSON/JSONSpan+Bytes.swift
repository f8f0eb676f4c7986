import Foundation

nonisolated extension JSONSpan {
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}
