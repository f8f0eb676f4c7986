import Schema
import SourceText

/// Conditions as schemas write them.
extension Condition {
  func text(in schema: Schema) -> String {
    clauses.map { "\($0.subject.text): \($0.predicate.text)" }.joined(separator: ", ")
  }
}

extension Condition.Subject {
  var text: String {
    switch self {
    case .field(let path): path.text
    case .id: "$id"
    case .direction: "direction"
    case .session: "session"
    }
  }
}

extension Condition.Predicate {
  var text: String {
    switch self {
    case .values(let literals): Self.list(literals.map(\.text))
    case .present: "present"
    case .absent: "absent"
    case .empty: "empty"
    case .nonEmpty: "nonEmpty"
    case .ids(let entries): Self.list(entries.map { Self.list($0.map(\.text)) })
    case .direction(let direction): direction.rawValue
    case .sessions(let sessions): Self.list(sessions.map(\.rawValue))
    }
  }

  private static func list(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : "[" + texts.joined(separator: ", ") + "]"
  }
}

extension Literal {
  /// As a schema writes it.
  var text: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .bool(let flag): String(flag)
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): number.plainText
    case .enumCase(let name): name
    case .data(let bytes): bytes.isEmpty ? "\"\"" : "\(bytes.count) B"
    case .json(let text): text
    case .emptyList: "[]"
    case .emptyMap, .emptyObject: "{}"
    }
  }
}

extension TypeID.Component {
  var text: String {
    switch self {
    case .value(.integer(let number)): String(number)
    case .value(.string(let text)): text
    case .range(let range): "\(range.lowerBound)–\(range.upperBound)"
    case .any: "*"
    }
  }
}
