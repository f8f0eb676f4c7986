/// A text that is the same for whatever a template is filled with, under the name that templates use.
public struct Constant: Sendable {
  let name: StaticString
  let text: [UInt8]

  public init(_ name: StaticString, _ text: String) {
    self.name = name
    self.text = Array(text.utf8)
  }
}
