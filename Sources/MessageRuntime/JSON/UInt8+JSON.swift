import Foundation

nonisolated extension UInt8 {
  /// ASCII white space, as in C.
  var isJSONBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
