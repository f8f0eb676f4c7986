import Examples
import MessageRuntime
import Schema

/// Texts, as generated code makes them.
extension Evaluation {
  /// What a text is: the app decides, or no condition holds.
  enum Text: Hashable, Sendable {
    case shown(String)
    case byCode
    case none
  }

  func text(_ text: PresentationText) -> Text {
    switch text {
    case .template(let template), .localized(_, let template): return .shown(self.text(template))
    case .hook: return .byCode
    case .variants(let variants):
      return variants.first { holds($0.condition) }.map { self.text($0.text) } ?? .none
    }
  }

  /// The text in a bubble, where nothing stands for what there is not.
  func shown(_ text: PresentationText) -> String {
    if case .shown(let shown) = self.text(text) { shown } else { "" }
  }

  func text(_ template: TextTemplate) -> String { scope.text(template) }
}

extension ExampleValue {
  /// As a number.
  var number: Double? {
    switch self {
    case .integer(let text): Double(text)
    case .double(let number): number
    default: nil
    }
  }
}
