import Testing

@testable import Emitters

/// The schema that `messagegen new` begins.
struct NewMessageTests {
  @Test func aNewBubbleShowsWhatIsForPeople() {
    let fields = ["title:string", "md5:string", "orderId:string", "coverURL:string", "note:string?"].map { text in
      let parts = text.split(separator: ":")
      return NewMessage.Field(name: String(parts[0]), type: "string", isOptional: parts[1].hasSuffix("?"))
    }
    let text = NewMessage(name: "Gift", id: "gift", fields: fields, bubble: .content).schemaText
    expect(text, has: "label: \"{title}\"", "label: \"{note}\"")
    for name in ["md5", "orderId", "coverURL"] { #expect(!text.contains("label: \"{\(name)}\""), "\(name)") }
  }
}
