import Testing

@testable import Checks

@Suite struct KeySetTests {
  @Test func `holds each name that was put in, wherever they meet`() {
    // Names of two letters meet in few places.
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let names = letters.flatMap { first in letters.map { first + $0 } } + ["", "title", "ttile"]
    var (keys, others) = (KeySet(), KeySet())
    for name in names + names.reversed() + names { keys.insert(name) }
    others.insert("other")
    others.insert("ab")
    keys.formUnion(others)
    #expect(keys.all == Set(names + ["other"]))
  }
}
