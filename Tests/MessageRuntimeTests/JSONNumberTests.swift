import Foundation
import TestSupport
import Testing

@testable import MessageRuntime

/// Exact integers, doubles that survive, dates to the millisecond.
struct JSONNumberTests {
  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "0", "-0", "9007199254740993", "922337203685477580.7e1",
  ])
  func int64(_ json: String) {
    #expect(readJSON(Int64.self, json).value != nil)
  }

  @Test func edges() {
    #expect(readJSON(Int64.self, "9223372036854775807").value == .max)
    #expect(readJSON(Int64.self, "-9223372036854775808").value == .min)
    #expect(readJSON(Int64.self, "9007199254740993.0").value == 9_007_199_254_740_993)
    #expect(readJSON(UInt64.self, "18446744073709551615").value == .max)
    #expect(readJSON(UInt64.self, "1.8446744073709551615e19").value == .max)
    #expect(readJSON(UInt64.self, "-0").value == 0)
    #expect(readJSON(UInt64.self, #""-0""#).value == 0)
    #expect(readJSON(UInt64.self, #""18446744073709551615""#).value == .max)
    #expect(readJSON(Int32.self, "-2147483648").value == .min)
    #expect(readJSON(Int32.self, "2147483647").value == .max)
    #expect(readJSON(UInt32.self, "-0.9").value == 0)
    #expect(readJSON(UInt32.self, "4294967295").value == .max)
    #expect(readJSON(Int.self, "0.00000000000000000000000000000001e32").value == 1)
    #expect(readJSON(Int.self, "1" + String(repeating: "0", count: 400) + "e-400").value == 1)
    #expect(readJSON(Int.self, "0e999999999999999999999").value == 0)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1e19", "1e400", "123456789012345678901234567890",
    #""9223372036854775808""#,
  ])
  func outOfRange(_ json: String) {
    let result = readJSON(Int64.self, json)
    #expect(result.value == nil && result.failures.count == 1)
    guard case .outOfRange = result.failures.first?.reason else {
      Issue.record("\(result.failures)")
      return
    }
  }

  @Test func neverWraps() {
    #expect(readJSON(UInt64.self, "-1").value == nil)
    #expect(readJSON(UInt64.self, "18446744073709551616").value == nil)
    #expect(readJSON(UInt32.self, "4294967296").value == nil)
    #expect(readJSON(Int32.self, "2147483648").value == nil)
    #expect(readJSON(Int32.self, "-2147483649").value == nil)
    #expect(readJSON(UInt64.self, #""-1""#).value == nil)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-5, "-5"), (1e3, "1000"), (1e15, "1000000000000000"), (0.1, "0.1"),
    (1.5, "1.5"),
    (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "0"), (.infinity, "1.7976931348623157e+308"),
    (-.infinity, "-1.7976931348623157e+308"), (9_007_199_254_740_992, "9007199254740992"),
  ])
  func doublesWrite(_ value: Double, _ json: String) {
    #expect(written(value) == json)
  }

  @Test func doublesSurvive() {
    var generator = Randomness(seed: 42)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      if !value.isFinite { continue }
      let back = readJSON(Double.self, written(value)).value
      #expect(back?.bitPattern == value.bitPattern)
      let other = Double(Int64(truncatingIfNeeded: generator.next()) >> 20) / 1000
      #expect(readJSON(Double.self, written(other)).value == other)
    }
    #expect(readJSON(Double.self, "-0").value?.sign == .minus)
  }

  /// Short decimals take a faster way than Foundation's; it must not be another one.
  @Test func doublesReadAsTheNearest() {
    var generator = Randomness(seed: 7)
    for _ in 0..<20_000 {
      let digits = generator.next() >> (generator.next() % 64)
      let text = "\(digits)e\(Int(generator.next() % 60) - 30)"
      #expect(readJSON(Double.self, text).value == Double(text))
    }
  }

  @Test func datesToTheMillisecond() {
    for milliseconds: Int64 in [
      0, 1, -1, 999, 1000, 1001, 1_699_999_999_123, -1_500, 1_699_999_999_100, 1_699_999_999_010,
    ] {
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      #expect(written(date, .milliseconds) == "\(milliseconds)")
      for options: JSONOptions in [[], .milliseconds, .wireString, [.milliseconds, .wireString]] {
        let back = readJSON(Date.self, written(date, options), options).value
        #expect(back.map { ($0.timeIntervalSince1970 * 1000).rounded() } == Double(milliseconds))
      }
    }
    #expect(written(Date(timeIntervalSince1970: 1.5)) == "1.5")
    #expect(written(Date(timeIntervalSince1970: 2.07)) == "2.07")
    #expect(written(Date(timeIntervalSince1970: -0.001)) == "-0.001")
    #expect(written(Date(timeIntervalSince1970: .infinity), .milliseconds).hasPrefix("1.797"))
    #expect(written(Date(timeIntervalSince1970: .nan)) == "0")
    #expect(written(Date(timeIntervalSince1970: 1e300)) == "1e+300")
  }

  @Test(arguments: [
    ("1.0004", JSONOptions(), "1"), ("-0.0004", JSONOptions(), "0"), ("1.5", .milliseconds, "2"),
    ("-0.4", .milliseconds, "0"),
  ])
  func timesAreRounded(_ json: String, _ options: JSONOptions, _ text: String) {
    #expect(readJSON(Date.self, json, options).value.map { written($0, options) } == text)
  }

  @Test func integersWrite() {
    #expect(written(Int64.min) == "-9223372036854775808")
    #expect(written(UInt64.max) == "18446744073709551615")
    #expect(written(Int32(-7), .wireString) == "\"-7\"")
    #expect(written([1, 2], .wireString) == #"["1","2"]"#)
    #expect(written(true, .wireInt) == "1")
    #expect(written([true, false], .wireString) == #"["1","0"]"#)
  }

  @Test(arguments: [
    ("12", "12"), ("-5", "-5"), ("0", "0"), ("-0", "\"-0\""), ("012", "\"012\""), ("+1", "\"+1\""), ("1.0", "\"1.0\""),
    ("", "\"\""),
    ("1 ", "\"1 \""), ("9223372036854775808", "9223372036854775808"),
    ("99999999999999999999", "\"99999999999999999999\""), ("007", "\"007\""),
    ("9999999999999999999", "9999999999999999999"), ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", "\"18446744073709551616\""), ("-9223372036854775808", "-9223372036854775808"),
    ("-9223372036854775809", "\"-9223372036854775809\""),
  ])
  func stringsOfDigitsAsNumbers(_ text: String, _ json: String) {
    #expect(written(text, .wireInt) == json)
    #expect(readJSON(String.self, json, .wireInt).value == text)
    #expect(readJSON(String.self, json, [.wireInt, .strict]).value == text)
  }
}
