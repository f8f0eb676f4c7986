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

  func text(_ template: TextTemplate) -> String {
    template.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .field(let path): display(value(path))
      case .count(let path): String(value(path).count)
      case .joined(let path): if case .list(let list) = value(path) { list.map(display).joined() } else { "" }
      }
    }.joined()
  }

  private func display(_ value: ExampleValue) -> String {
    switch value {
    case .string(let text), .integer(let text), .json(let text): text
    case .double(let number): messageDisplayText(number)
    case .bool(let flag): String(flag)
    case .enumCase(let name): name
    case .masked: ExampleValue.mask
    case .null, .list, .map, .object: ""
    }
  }
}

extension ExampleValue {
  fileprivate var count: Int {
    switch self {
    case .list(let elements): elements.count
    case .map(let members): members.count
    default: 0
    }
  }

  /// As a number.
  var number: Double? {
    switch self {
    case .integer(let text): Double(text)
    case .double(let number): number
    default: nil
    }
  }
}
