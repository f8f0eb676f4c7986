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

  var needsDeclarations: Bool {
    ![ofSurvey, ofMessages, ofLayouts, ofHolders, ofConstraints, ofFields].allSatisfy(\.isEmpty)
  }

  func look(at declarations: Declarations, in schema: Schema) -> (found: [Found], survey: Survey) {
    var found: [Found] = []
    var survey = Survey()
    func look(at holder: Holder) {
      visit(holder, schema, &found)
      if !ofSurvey.isEmpty { survey.add(holder) }
    }
    switch declarations {
    case .messages(let places):
      for place in places {
        schema.messages.lend(place) { message in
          visit(message, schema, &found)
          if !ofSurvey.isEmpty { survey.add(message) }
          look(at: Holder(message))
        }
      }
    case .objects(let places):
      for place in places { schema.objects.lend(place) { look(at: Holder($0)) } }
    }
    return (found, survey)
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
    holder.fields.lendEach { field in
      ofFields.lendEach { placed in
        if case .field(let check) = placed.visit {
          Self.add(check(field, holder, schema), placed.place, to: &found)
        }
      }
    }
  }
}
