import Dispatch
import Foundation
import TestSupport
import Testing

@testable import MessageRuntime

/// What holds for every text: it is taken in without a crash, nothing is lost, and JSON is what JSON is.
struct JSONPropertyTests {
  /// `SEED=… swift test` runs one again.
  private static let seed =
    ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)

  private static let samples = [
    #"{"type":900,"data":{"amt":1,"scores":{"a":1,"b":"2"},"extra":[1,{}],"sentAt":1.5,"openedAt":1500,"thumbnail":"AQID"}}"#,
    #"{"v":1,"data":{"amount":"7","links":["https://a/红",""],"link":"https://b","state":"open","z":{"\ud800":null}},"type":"900"}"#,
    #"{"type":900,"data":{"amt":2,"root":"{\"name\":\"a\",\"children\":[{\"name\":\"b\"}]}","tags":["\u606d\ud83d\ude00","x\n"]}}"#,
    #"{"type":900,"data":{"amt":3,"title":"恭喜发财","content":"红包"},"x":[true,false,null,-1.5e3]}"#,
  ]

  private func takeIn(_ text: String) -> Bool {
    let isJSON = JSONValue(json: text) != nil
    let fixture = FixtureMessage.decode(text)
    if case .notJSON? = fixture.reason {
      if isJSON { return false }
    } else if !isJSON {
      return false
    }
    switch fixture {
    case .invalid(let invalid): return invalid.raw == text && !invalid.failures.isEmpty
    case .unrecognized(let unrecognized): return unrecognized.raw == text
    case .fixture(let value):
      return FixtureMessage.decode(value.encode()).fixture.map(withoutTimes) == withoutTimes(value)
    }
  }

  /// A date holds fractions of a millisecond only nearly.
  private func withoutTimes(_ fixture: FixtureAttachment) -> FixtureAttachment {
    var fixture = fixture
    (fixture.sentAt, fixture.openedAt) = (nil, nil)
    return fixture
  }

  @Test(arguments: samples)
  func truncations(_ text: String) {
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      #expect(takeIn(String(decoding: bytes[..<length], as: UTF8.self)))
      #expect(takeIn(String(decoding: bytes[length...], as: UTF8.self)))
    }
  }

  @Test func mutations() {
    var generator = Randomness(seed: Self.seed)
    let interesting = Array(#"{}[]",:\u0123456789eE+-.truefalsn /"#.utf8) + [0, 9, 10, 0x1F, 0x7F, 0x80, 0xE7, 0xFF]
    for round in 0..<20_000 {
      var bytes = Array(Self.samples[Int(generator.next() % UInt64(Self.samples.count))].utf8)
      for _ in 0...generator.next() % 4 {
        let place = Int(generator.next() % UInt64(bytes.count))
        let byte = interesting[Int(generator.next() % UInt64(interesting.count))]
        switch generator.next() % 4 {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        default: bytes.swapAt(place, Int(generator.next() % UInt64(bytes.count)))
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(takeIn(text), "SEED=\(Self.seed), round \(round): \(text)")
    }
  }

  @Test func randomBytes() {
    var generator = Randomness(seed: Self.seed)
    for round in 0..<5_000 {
      var bytes: [UInt8] = []
      for _ in 0..<generator.next() % 64 { bytes.append(UInt8(truncatingIfNeeded: generator.next())) }
      #expect(takeIn(String(decoding: bytes, as: UTF8.self)), "SEED=\(Self.seed), round \(round)")
    }
  }

  @Test func randomValuesSurvive() {
    var generator = Randomness(seed: Self.seed)
    for round in 0..<2_000 {
      let json = Self.value(&generator, 4)
      let text = "{\"type\":900,\"data\":{\"amt\":1,\"extra\":\(json),\"unknown\":\(json)}}"
      let fixture = FixtureMessage.decode(text).fixture
      #expect(fixture?.unknownKeys["unknown"]?.json == json, "SEED=\(Self.seed), round \(round): \(json)")
      #expect(json == "null" || fixture?.extra?.json == json)
      #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)) != nil)
    }
  }

  private static func value(_ generator: inout Randomness, _ depth: Int) -> String {
    let kinds: UInt64 = depth == 0 ? 4 : 6
    let blank = generator.next() % 3 == 0 ? " " : ""
    switch generator.next() % kinds {
    case 0: return ["null", "true", "false"][Int(generator.next() % 3)]
    case 1: return "\(Int64(truncatingIfNeeded: generator.next()) >> Int64(generator.next() % 60))"
    case 2: return "\(Double(Int32(truncatingIfNeeded: generator.next())) / 64)"
    case 3: return string(&generator)
    case 4:
      var elements: [String] = []
      for _ in 0..<generator.next() % 4 { elements.append(value(&generator, depth - 1)) }
      return "[" + blank + elements.joined(separator: "," + blank) + "]"
    default:
      var members: [String] = []
      for _ in 0..<generator.next() % 4 {
        members.append(string(&generator) + ":" + blank + value(&generator, depth - 1))
      }
      return "{" + members.joined(separator: "," + blank) + blank + "}"
    }
  }

  private static func string(_ generator: inout Randomness) -> String {
    let parts = ["a", "红包", "\\n", "\\u606d", "\\ud83d\\ude00", "😀", "\\\"", "/", "\\\\", "0123456789"]
    var text = ""
    for _ in 0..<generator.next() % 6 { text += parts[Int(generator.next() % UInt64(parts.count))] }
    return "\"" + text + "\""
  }

  /// A thread's stack is 512 KB on Apple's systems; nesting must not get through it, built for debugging or not.
  @Test func deepNestingFitsASmallStack() {
    for depth in [100, 254, 300, 600, 10_000] {
      let open = String(repeating: #"{"name":"a","children":["#, count: depth)
      let node = open + String(repeating: "]}", count: depth)
      let text = "{\"type\":900,\"data\":{\"amt\":1,\"root\":\(node)}}"
      let thread = Thread {
        _ = takeInDeep(text)
        done.signal()
      }
      thread.stackSize = 512 * 1024
      thread.start()
      done.wait()
    }
  }

  @Test func objectsMayBeNested64Deep() {
    #expect(deep(63).fixture != nil)
    #expect(deep(64).failures.first?.hasSuffix("is nested too deep") == true)
    #expect(deep(512).reason != nil)
  }

  private func deep(_ depth: Int) -> FixtureMessage {
    let open = String(repeating: #"{"name":"a","children":["#, count: depth)
    return FixtureMessage.with("\"root\":" + open + String(repeating: "]}", count: depth))
  }

  private let done = DispatchSemaphore(value: 0)

  private func takeInDeep(_ text: String) -> Bool { takeIn(text) }
}
