import Foundation
import Testing

@testable import KitchenSink
@testable import MessageRuntime

/// What `validate()` accepts can be read again; what cannot be read does no harm.
struct LimitTests {
  @Test func nestingHasALimitInValuesToo() throws {
    func tree(_ depth: Int) -> Tree { depth == 0 ? Tree(name: "leaf") : Tree(name: "n", children: [tree(depth - 1)]) }
    // The message is the first of the 64.
    #expect(RecursiveAttachment(root: tree(62), odd: .some).validate().isEmpty)
    let deep = RecursiveAttachment(root: tree(63), odd: .some)
    #expect(deep.validate().map(\.reason) == [.tooDeep])
    #expect(decode(deep.encode()).failures.map(\.reason) == [.tooDeep])
  }

  @Test func jsonCountsToo() throws {
    func list(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + #""[{\"[[""# + String(repeating: "]", count: depth)
    }
    guard case .everything(var value) = decode(Sample.everything.text()) else { return #expect(Bool(false)) }
    value.anything = try #require(JSONValue(json: list(448)))
    #expect(value.validate().isEmpty && decode(value.encode()) == .everything(value))
    for _ in 0..<48 { value.anything = JSONValue([value.anything]) }
    #expect(value.validate().map(\.description) == ["`anything` is nested too deep"])
    value.anything = "a"
    value.values = [1, JSONValue(verbatim: list(500))]
    #expect(value.validate().map(\.path) == ["values[1]"])
  }

  /// Built for debugging, a function has room on the stack for every value in it. Were all messages read in one, the
  /// objects of each would have to do with what the other messages leave: here, with a third less.
  @Test func otherMessagesTakeNoStack() {
    let alone = depth { payload in
      let envelope = MessageEnvelope(identity: [["type"]], payload: ["data"])
      var reader = MessageReader(#"{"type":2,"data":\#(payload)}"#)
      return (try? reader.payload(RecursiveAttachment.self, in: envelope)) != nil
    }
    let amongOthers = depth { decode(#"{"type":2,"data":\#($0)}"#).kind == .recursive }
    #expect(alone > 20 && amongOthers >= alone - 4, "\(alone) levels alone, \(amongOthers) among others")
  }

  /// How deep a message's objects can be on a thread with a small stack.
  private func depth(_ isRead: @escaping @Sendable (_ payload: String) -> Bool) -> Int {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var depth = 0
    let thread = Thread {
      var node = "{}"
      while depth < 61, isRead(#"{"root":{"name":"a"},"odd":"s","broad":\#(node)}"#) {
        depth += 1
        node = #"{"children":[\#(node)]}"#
      }
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return depth
  }

  /// 40 levels of so wide an object would take more than a thread's 512 KB, built for debugging.
  @Test func wideObjectsFitASmallStack() {
    let done = DispatchSemaphore(value: 0)
    for depth in [1, 8, 20, 40, 61, 100, 200] {
      var node = #"{"link1":"https://a"}"#
      for level in 0..<depth {
        node = level % 2 == 0 ? #"{"children":[\#(node)]}"# : #"{"byName":{"k":\#(node)}}"#
      }
      let text = #"{"type":2,"data":{"root":{"name":"a"},"odd":"s","broad":\#(node)}}"#
      let thread = Thread {
        let message = decode(text)
        let isFine = message.kind == .recursive ? decode(message.encode()) == message : message.encode() == text
        #expect(isFine && message.reason == nil)
        #expect(message.kind == .recursive || message.failures.map(\.reason) == [.tooDeep])
        if depth < 9 { #expect(message.kind == .recursive) }
        done.signal()
      }
      thread.stackSize = 512 * 1024
      thread.start()
      done.wait()
    }
  }
}
