import Testing

@testable import Templating

/// Elements stay what they are while a table grows, and go when they are taken out or the table goes.
struct TableTests {
  private final class Element {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  @Test func growsAndGivesBack() {
    var living: [Weak] = []
    do {
      var table = Table<Element>(capacity: 0)
      for number in 0..<100 {
        let element = Element(number)
        living.append(Weak(element: element))
        table.append(element)
      }
      #expect((0..<table.count).map { table.start[$0].number } == Array(0..<100))
      #expect(table.popLast()?.number == 99)
      table.removeLast(0)
      table.removeLast(9)
      #expect(table.count == 90)
      #expect(living.map { $0.element != nil } == (0..<100).map { $0 < 90 })
      table.removeLast(90)
      #expect(table.popLast() == nil)
      table.append(Element(7))
      living.append(Weak(element: table.start[0]))
    }
    #expect(living.allSatisfy { $0.element == nil })
  }

  private struct Weak {
    weak var element: Element?
  }

  /// Its own bytes too, which move while it grows.
  @Test func takesBytesInRows() {
    var table = Table<UInt8>(capacity: 1)
    for text in ["", "a", "template"] { Array(text.utf8).withUnsafeBufferPointer { table.append($0) } }
    for _ in 0..<4 { table.append(1..<table.count) }
    table.append(0..<0)
    var expected = Array("atemplate".utf8)
    for _ in 0..<4 { expected += expected[1...] }
    #expect(Array(UnsafeBufferPointer(start: table.start, count: table.count)) == expected)
  }
}
