/// The elements that `content` is made of, by the key that each has and no other.
public enum ElementKind: String, CaseIterable, Sendable {
  case label, image, rating, button, separator, row, column

  public var form: Form {
    switch self {
    case .label: .label
    case .image: .image
    case .rating: .rating
    case .button: .button
    case .separator: .separator
    case .row: .row
    case .column: .column
    }
  }
}
