import MessageRuntime
import Schema

extension Inspection {
  /// An element that was left out of a list or map.
  public struct DroppedElement: Sendable {
    /// Such as `items[0]`.
    public let path: String
    /// From the element inwards.
    public let failure: MessageFailure
  }

  /// The first failure of a field or in it; by names from the message inwards.
  public func failure(of names: [String]) -> MessageFailure? {
    failures.first { FailurePath($0.path).fieldNames.starts(with: names) }
  }

  /// The first failure of what holds a field, such as that too few elements are left of a list.
  public func failure(around names: [String]) -> MessageFailure? {
    failures.first { failure in
      let outer = FailurePath(failure.path).fieldNames
      return !outer.isEmpty && outer.count < names.count && names.starts(with: outer)
    }
  }

  /// The first element that was left out because of a field.
  public func droppedElement(of names: [String]) -> DroppedElement? {
    guard unknownKeys?.droppedElements != 0, let taken, let name = names.first,
      let field = shapes.messages[taken.claim.message].field(named: name), !field.isLocal
    else { return nil }
    let nodes = PayloadNodes(payload, taken.layout)
    for note in MessageExplanation.FieldRows(field, nodes, shapes, hasFailed: false).notes {
      guard case .dropped(let failures) = note.kind else { continue }
      let outer = FailurePath(note.path).fieldNames
      let failure = failures.first { (outer + FailurePath($0.path).fieldNames).starts(with: names) }
      if let failure { return DroppedElement(path: note.path, failure: failure) }
    }
    return nil
  }
}

extension FailurePath {
  /// Those of fields, without indices and keys.
  fileprivate var fieldNames: [String] {
    steps.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }
}
