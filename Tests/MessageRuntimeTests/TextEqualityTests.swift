import MessageRuntime
import Testing

/// Texts that came are told from others by their bytes, as they are written back; to Swift, `é` is the same in both its
/// forms, and hashing sorts the marks of a text, which takes seconds for many of them.
struct TextEqualityTests {
  private static let forms = ["{\"k\":\"\u{E9}\"}", "{\"k\":\"e\u{301}\"}"]

  @Test func unrecognizedMessages() {
    #expect(Set(Self.forms.map { UnrecognizedMessage(raw: $0, reason: .noIdentity) }).count == 2)
  }

  @Test func invalidMessages() {
    #expect(Set(Self.forms.map { InvalidMessage(messageName: "Gift", failures: [], raw: $0) }).count == 2)
  }
}
