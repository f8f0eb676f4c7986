import Schema
import SourceText

/// Messages and objects, looked at one by one: each is visited by all checks while it is at hand.
extension Visits {
  /// Neighbours that one core looks at, one behind the other.
  enum Declarations {
    case messages(Range<Int>)
    case objects(Range<Int>)

    static func pieces(of schema: Schema) -> [Declarations] {
      ranges(schema.messages.count).map { .messages($0) } + ranges(schema.objects.count).map { .objects($0) }
    }

    private static func ranges(_ count: Int) -> [Range<Int>] {
      stride(from: 0, to: count, by: 128).map { $0..<min($0 + 128, count) }
    }
  }

  /// What was seen of some of them.
  struct Sight: Sendable {
    var found: [Found] = []
    var survey = Survey()
  }

  var needsDeclarations: Bool {
    ![ofSurvey, ofMessages, ofLayouts, ofHolders, ofConstraints, ofFields].allSatisfy { $0.isEmpty }
  }

  func look(at declarations: Declarations, in schema: Schema) -> Sight {
    var sight = Sight()
    switch declarations {
    case .messages(let places):
      for place in places {
        schema.messages.lend(place) { message in
          visit(message, schema, &sight.found)
          if !ofSurvey.isEmpty { sight.survey.add(message) }
          look(at: Holder.message(message), schema, &sight)
        }
      }
    case .objects(let places):
      for place in places { schema.objects.lend(place) { look(at: Holder.object($0), schema, &sight) } }
    }
    return sight
  }

  private func look(at holder: Holder, _ schema: Schema, _ sight: inout Sight) {
    visit(holder, schema, &sight.found)
    if !ofSurvey.isEmpty { sight.survey.add(holder) }
  }

  private func visit(_ message: Message, _ schema: Schema, _ found: inout [Found]) {
    ofMessages.lendEach { placed in
      if case .message(let check) = placed.visit { Self.add(check(message, schema), placed.place, to: &found) }
    }
    guard message.hasLayout else { return }
    ofLayouts.lendEach { placed in
      if case .layout(let check) = placed.visit { Self.add(check(message, schema), placed.place, to: &found) }
    }
  }

  private func visit(_ holder: Holder, _ schema: Schema, _ found: inout [Found]) {
    ofHolders.lendEach { placed in
      if case .holder(let check) = placed.visit { Self.add(check(holder, schema), placed.place, to: &found) }
    }
    if holder.isConstrained {
      ofConstraints.lendEach { placed in
        if case .constraints(let check) = placed.visit { Self.add(check(holder, schema), placed.place, to: &found) }
      }
    }
    ofFields.lendEach { placed in
      guard case .field(let check) = placed.visit else { return }
      holder.fields.lendEach { Self.add(check($0, holder, schema), placed.place, to: &found) }
    }
  }
}
