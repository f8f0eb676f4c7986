/// A value on the stack while a template is rendered, its type erased; fields are asked for by their index.
class Frame {
  func text(_ field: Int) -> String { preconditionFailure("not a text") }
  func isPresent(_ field: Int) -> Bool { preconditionFailure("not a section") }
  func forEach(_ field: Int, _ body: (Frame) -> Void) { preconditionFailure("not a section") }
}

/// A view, its fields in the order of `View.fields`.
final class ViewFrame<Base: View>: Frame {
  private let view: Base
  private let fields = Base.fields

  init(_ view: Base) { self.view = view }

  override func text(_ field: Int) -> String {
    guard case .text(let read) = fields[field].reader else { return super.text(field) }
    return read(view)
  }

  override func isPresent(_ field: Int) -> Bool {
    switch fields[field].reader {
    case .text: super.isPresent(field)
    case .flag(let read): read(view)
    case .frames(let frames): frames.isPresent(view)
    }
  }

  override func forEach(_ field: Int, _ body: (Frame) -> Void) {
    guard case .frames(let frames) = fields[field].reader else { return super.forEach(field, body) }
    frames.forEach(view, body)
  }
}

/// An element of a list of texts; its only field is itself.
final class TextFrame: Frame {
  private let text: String

  init(_ text: String) { self.text = text }

  override func text(_ field: Int) -> String { text }
}
