import Foundation

nonisolated extension JSONNumber {
  /// Whether every digit is zero.
  var isZero: Bool { isExact && digits == 0 }

  /// Whether it is 0 or 1, in whatever form.
  var isZeroOrOne: Bool { isZero || (magnitude == 1 && !isNegative && !hasFraction) }
}
