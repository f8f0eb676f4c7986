import Foundation
import MessageRuntime
import TestSupport

@testable import KitchenSink

/// A type with random values; none that its JSON cannot tell apart from a missing one.
protocol Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self
}

extension Randomness {
  /// Of the type that is wanted.
  mutating func any<T: Arbitrary>() -> T { T.arbitrary(&self) }
}

extension String: Arbitrary {
  private static let pieces = [
    "", "a", "0", "5", "-12", "true", "null", "红包", "👨‍👩‍👧", "e\u{301}", "\"", "\\", "\\u0041", "/", "\n", "\t", "\0",
    "\u{1F}",
    "\u{7F}", "\u{2028}", "{", "}", "[", "]", ":", ",", " ", "12345678901234567890", "https://a/b?c=%20", "aGk=",
  ]

  static func arbitrary(_ random: inout Randomness) -> String {
    var text = ""
    for _ in 0..<random.below(5) { text += random.pick(pieces) }
    return text
  }
}

extension Bool: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Bool { random.chance(2) }
}

extension Arbitrary where Self: FixedWidthInteger {
  static func arbitrary(_ random: inout Randomness) -> Self {
    switch random.below(4) {
    case 0: return random.pick([.min, .max, 0, 1])
    case 1: return Self(truncatingIfNeeded: random.below(4))
    default: return Self(truncatingIfNeeded: random.next() >> random.below(64))
    }
  }
}

extension Int: Arbitrary {}
extension Int32: Arbitrary {}
extension Int64: Arbitrary {}
extension UInt32: Arbitrary {}
extension UInt64: Arbitrary {}

extension Double: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Double {
    switch random.below(4) {
    case 0:
      return random.pick([
        0, -0.0, 1, -1, 0.1, 1e17, 1e18, 1e21, 9_007_199_254_740_992, .leastNonzeroMagnitude, .leastNormalMagnitude,
        .greatestFiniteMagnitude, 123456.789,
      ])
    case 1: return Double(random.below(1000))
    case 2: return Double(random.below(100_000)) / 1000
    default:
      let value = Double(bitPattern: random.next())
      return value.isFinite ? value : 0.5
    }
  }
}

extension URL: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> URL {
    let text = random.pick([
      "https://a.b/c", "x", "HTTP://h:80/p?q=1#f", "/p", "mailto:a@b", "https://a/红 包?%zz", "a|b",
    ])
    return URL(string: URL.jsonPercentEncoded(text)) ?? URL(fileURLWithPath: "/")
  }
}

/// No bytes are an empty string, which is a missing value.
extension Data: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Data {
    Data((0...random.below(5)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }
}

/// Timestamps are written to the millisecond.
extension Date: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Date {
    let milliseconds = Int64(random.below(4_000_000_000_000)) - 1_000_000_000_000
    return Date(timeIntervalSince1970: Double(random.chance(3) ? milliseconds / 1000 * 1000 : milliseconds) / 1000)
  }
}

/// Null is a missing value.
extension JSONValue: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> JSONValue {
    switch random.below(7) {
    case 0: return JSONValue(random.any() as String)
    case 1: return JSONValue(random.any() as Double)
    case 2: return random.pick([true, false, 0, 1, "", [], [:], [nil], ["a": nil]])
    case 3: return JSONValue([random.any(), random.any()])
    case 4: return JSONValue(members: [(key: random.any(), value: random.any()), (key: "b", value: random.any())])
    case 5: return JSONValue(json: " [1.50 , {\"a\" : -0.0e1, \"a\":\"\\u0041\\ud800\"} ] ") ?? nil
    default: return JSONValue(random.any() as UInt64)
    }
  }
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Wrapped? { random.chance(3) ? nil : Wrapped.arbitrary(&random) }
}

extension Array: Arbitrary where Element: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> [Element] {
    (0..<random.pick([0, 0, 1, 1, 2, 3])).map { _ in random.any() }
  }
}

extension Dictionary: Arbitrary where Key == String, Value: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> [String: Value] {
    var map: [String: Value] = [:]
    for _ in 0..<random.pick([0, 1, 1, 2, 3]) { map[random.any()] = random.any() as Value }
    return map
  }
}

extension MessageIdentity: Arbitrary {
  /// An empty text is no id.
  static func arbitrary(_ random: inout Randomness) -> MessageIdentity {
    random.chance(2) ? .integer(random.any()) : .text("t" + (random.any() as String))
  }
}
