/// A text that is the same for whatever a template is filled with, under the name that templates use.
public struct Constant: Sendable {
  let name: String
  let text: String

  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
