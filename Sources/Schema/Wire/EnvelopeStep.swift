import SourceText

/// What writing an envelope consists of, the same for all of its messages without fields beside the id.
public enum EnvelopeStep: Sendable {
  /// JSON text.
  case raw(String)
  case id(Int)
  /// What follows, up to `closeText`, is a string's content.
  case openText
  case closeText
  /// A comma, unless nothing is before it.
  case comma
  /// The unknown keys of an object, by its number.
  case unknown(scope: Int)
  /// A field of `slot: envelope`.
  indirect case slot(Field)
  case payload

  public static func steps(of tree: EnvelopeTree) -> [EnvelopeStep] {
    var steps = Steps()
    steps.add(tree)
    return steps.steps
  }

  private struct Steps {
    var steps: [EnvelopeStep] = []
    private var scope = 0

    mutating func add(_ object: EnvelopeTree) {
      scope += 1
      let own = scope
      if object.isText { steps.append(.openText) }
      add("{")
      var isFirst = true
      var followsSlot = false
      for member in object.members {
        if case .slot(let field) = member.content {
          steps.append(.slot(field))
          followsSlot = true
          continue
        }
        // A slot may have been left out, so whether a comma is needed shows at run time.
        if followsSlot { steps.append(.comma) } else if !isFirst { add(",") }
        (isFirst, followsSlot) = (false, false)
        add(Escaping.jsonString(member.key.text) + ":")
        add(member.content)
      }
      steps.append(object.holdsPayload ? .payload : .unknown(scope: own))
      add("}")
      if object.isText { steps.append(.closeText) }
    }

    private mutating func add(_ content: EnvelopeTree.Content) {
      switch content {
      case .object(let child): add(child)
      case .constant(let json): add(json)
      case .id(let index): steps.append(.id(index))
      case .slot: break
      }
    }

    private mutating func add(_ text: String) {
      if case .raw(let before)? = steps.last {
        steps[steps.count - 1] = .raw(before + text)
      } else {
        steps.append(.raw(text))
      }
    }
  }
}
