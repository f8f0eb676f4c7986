import Foundation
import MessageRuntime
import TestSupport
import Testing

@testable import ChatMessages

/// Lists of objects are read into room for as many as seem likely by the first: there may be more, fewer, or others.
struct ObjectListTests {
  typealias Abstract = MultiRetweetAttachment.Abstract

  /// An element, and what is read of it; nil: it is dropped.
  struct Element {
    let json: String
    let value: Abstract?
  }

  static func object(_ length: Int) -> Element {
    let text = String(repeating: "红x", count: length)
    return Element(
      json: "{\"sender\":\"\(text)\",\"message\":\"\(text)\"}",
      value: Abstract(sender: text, message: text))
  }

  static let objects = [0, 1, 7, 8, 30, 400].map(object)
  static let others = ["7", "true", "\"text\"", "[1]", "{\"sender\":[]}", "null"].map { Element(json: $0, value: nil) }

  private func expectRead(_ elements: [Element], separator: String = ",") {
    let list = elements.map(\.json).joined(separator: separator)
    let content = "{\"type\":15,\"data\":{\"compressed\":true,\"encrypted\":false,\"messageAbstract\":[\(list)]}}"
    let message = CustomAttachmentDecoder().decode(content)
    let values = elements.compactMap(\.value)
    if values.isEmpty, case .invalid(let invalid) = message {
      #expect(invalid.failures.map(\.path) == ["messageAbstract"], "the schema wants an element")
      return
    }
    guard case .multiRetweet(let read) = message else {
      Issue.record("not read: \(content.prefix(300))")
      return
    }
    #expect(read.messageAbstract == values, "\(content.prefix(300))")
    #expect(read.unknownKeys.droppedElements == elements.count { $0.value == nil }, "\(content.prefix(300))")
  }

  @Test(arguments: [0, 1, 2, 31, 32, 33, 70, 500])
  func ofOneLength(_ count: Int) {
    for object in Self.objects { expectRead(Array(repeating: object, count: count)) }
  }

  /// More than the first lets expect, and fewer.
  @Test(arguments: [1, 3, 4, 5, 40])
  func ofOtherLengthsThanTheFirst(_ count: Int) {
    for first in Self.objects + Self.others {
      for object in Self.objects { expectRead([first] + Array(repeating: object, count: count)) }
    }
  }

  @Test func ofAllKinds() {
    var random = Randomness(20)
    for _ in 0..<400 {
      let share = Int.random(in: 1...8, using: &random)
      let elements = (0..<Int.random(in: 0...70, using: &random)).map { _ in
        let pool = Int.random(in: 0..<share, using: &random) == 0 ? Self.others : Self.objects
        return pool.randomElement(using: &random)!
      }
      expectRead(elements, separator: Bool.random(using: &random) ? "," : " ,\n ")
    }
  }
}
