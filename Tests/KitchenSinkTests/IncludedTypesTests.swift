import MessageRuntime
import Testing

@testable import KitchenSink

/// A message that includes an object with inline types has properties of these, not types of its own.
struct IncludedTypesTests {
  @Test func defaultsAreTheObjects() {
    let value = BorrowingAttachment()
    let state: StoredFile.State = value.state
    #expect(state == .waiting && value.lastState == nil && value.owner == StoredFile.Owner())
    #expect(value.owner.role == .author)
    #expect(StoredFile(state: value.state, owner: value.owner).validate().isEmpty)
    #expect(
      value.encode()
        == #"{"type":9,"data":{"states":[],"owner":{"name":"","role":"author"},"copies":{},"note":"","phase":"early"}}"#
    )
    #expect(decode(#"{"type":9}"#) == .borrowing(value))
  }

  @Test func roundTrip() {
    let text =
      #"{"type":9,"data":{"state":"done","lastState":2,"states":["first","second"],"#
      + #""owner":{"name":"n","role":"reader","home":{"street":"s"}},"#
      + #""copies":{"a":{"url":"u","of":{"states":[],"owner":{"name":"","role":"author"},"copies":{},"note":""}}},"#
      + #""note":"abc","phase":"late"}}"#
    let message = decode(text)
    Reading(text, .borrowing).check(message)
    guard case .borrowing(let value) = message else { return }
    #expect(value.lastState == StoredFile.LastState.none && value.copies["a"]?.of == StoredFile())
    #expect(value.phase == BorrowingAttachment.State.late && value.states == [.first, .second])
  }

  @Test func unknownCasesAreKept() {
    let text =
      #"{"type":9,"data":{"state":"new","lastState":7,"states":["third"],"owner":{"name":"","role":"guest"},"#
      + #""copies":{},"note":"","phase":"later"}}"#
    Reading(text, .borrowing).check(decode(text))
    guard case .borrowing(let value) = decode(text) else { return }
    #expect(value.state == .unrecognized("new") && value.lastState == .unrecognized(7))
    #expect(value.owner.role == .unrecognized("guest"))
  }

  @Test func itsRulesHoldForTheMessage() {
    #expect(BorrowingAttachment(lastState: .some(.none)).validate().map(\.path) == ["note"])
    let owner = StoredFile.Owner(role: .reader)
    #expect(BorrowingAttachment(state: .done, owner: owner, note: "long").validate().map(\.path) == ["note"])
    #expect(BorrowingAttachment(owner: owner, note: "long").validate().isEmpty)
  }

  @Test func textsAndLayoutsNameItsCases() {
    let owner = StoredFile.Owner(name: "o")
    #expect(BorrowingAttachment(state: .none, lastState: .some(.none), owner: owner).summary == "none of o")
    #expect(BorrowingAttachment(state: .none, owner: owner, note: "n").summary == "n")
    let message = BorrowingAttachment(state: .done, lastState: .done, phase: .late)
    let entry = CustomMessageLayout.entry(for: .borrowing(message), direction: .incoming, session: .p2p)
    #expect(entry?.size == .fixed(MessageLayout.Extent(.points(3), .points(4))))
  }
}
