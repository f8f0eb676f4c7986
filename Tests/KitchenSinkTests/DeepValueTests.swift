import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// A value that the app has built deeper than messages may be: it is written without what would be too deep, and nobody
/// takes the text for a message.
struct DeepValueTests {
  private static func tree(_ depth: Int) -> Tree {
    var tree = Tree(name: "leaf")
    for level in 1..<depth {
      tree =
        switch level % 3 {
        case 0: Tree(name: "list", children: [tree])
        case 1: Tree(name: "map", byName: ["k": tree])
        default: Tree(name: "parent", parent: tree)
        }
    }
    return tree
  }

  private static func broad(_ depth: Int) -> Broad {
    var broad = Broad()
    for level in 1..<depth { broad = level % 2 == 0 ? Broad(children: [broad]) : Broad(byName: ["k": broad]) }
    return broad
  }

  /// Kept for ever: freeing them takes more stack than the threads of these tests have.
  private static let trees = Dictionary(
    uniqueKeysWithValues: [63, 64, 65, 3000].map { ($0, RecursiveAttachment(root: tree($0), odd: .some)) })
  private static let wide = Dictionary(
    uniqueKeysWithValues: [63, 64, 3000].map {
      ($0, RecursiveAttachment(root: Tree(name: "a"), odd: .some, broad: broad($0)))
    })

  /// On a thread with a stack such as those of the system's pools.
  private func onASmallStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }

  @Test(arguments: [64, 65, 3000]) func whatIsTooDeepIsWrittenAndRefused(_ depth: Int) throws {
    let value = try #require(Self.trees[depth])
    onASmallStack {
      let text = value.encode()
      #expect(JSONValue(json: text) != nil)
      #expect(decode(text).failures.map(\.reason) == [.tooDeep], "\(text)")
      #expect(value.validate().map(\.reason) == [.tooDeep])
    }
  }

  @Test func whatIsNotTooDeepIsWhole() throws {
    let value = try #require(Self.trees[63])
    onASmallStack {
      #expect(value.validate().isEmpty)
      #expect(decode(value.encode()) == .recursive(value))
    }
  }

  /// Built for debugging, writing so wide an object takes more stack.
  @Test(arguments: [63, 64, 3000]) func wideValues(_ depth: Int) throws {
    let value = try #require(Self.wide[depth])
    onASmallStack {
      let text = value.encode()
      let message = decode(text)
      // A reader may run out of stack sooner, never later.
      #expect(message.encode() == text)
      #expect(message.kind == .recursive || message.failures.map(\.reason) == [.tooDeep])
      #expect(depth == 63 || message.kind == nil)
    }
  }
}
