import Schema
import Templating

/// How an object or attachment is read, written and checked.
struct ObjectCodingView: View {
  struct LocalField: View {
    var name: String
    var type: String

    static let fields: [ViewField<LocalField>] = [.text("name", \.name), .text("type", \.type)]
  }

  var access: String
  var type: String
  /// The arguments of the table of keys: the fields' keys, then the aliases; the names of fields that are not the keys.
  var keys: String
  // Names that no field of the object has.
  var reader, key, writer, check, unknownKeys: String
  var fields: [LocalField]
  /// Where values under aliases stand.
  var places: [String]
  /// The cases of the loop over the keys.
  var reads: [String]
  /// What follows the loop: aliases, then the missing ones.
  var afterwards: [String]
  var guards: String
  var assignments: [String]
  var writes: [String]
  var validations: [String]
  /// What `validate()` returns.
  var validate: String
  /// Regular expressions, compiled once; the type is the literal.
  var patterns: [LocalField]

  static let fields: [ViewField<ObjectCodingView>] = [
    .text("access", \.access), .text("type", \.type), .text("keys", \.keys), .text("reader", \.reader),
    .text("key", \.key), .text("writer", \.writer), .text("check", \.check), .text("validate", \.validate),
    .text("unknownKeys", \.unknownKeys), .list("fields", \.fields),
    .texts("places", \.places), .texts("reads", \.reads), .texts("afterwards", \.afterwards),
    .text("guards", \.guards), .texts("assignments", \.assignments), .texts("writes", \.writes),
    .texts("validations", \.validations), .list("patterns", \.patterns),
  ]
}

extension ObjectCodingView {
  /// What there is to know about an attachment or object, in one shape.
  struct Subject {
    /// Its Swift name from outside.
    var type: String
    var fields: [Field]
    /// Stored properties that never travel.
    var locals: [Field] = []
    var rules: [ValidationRule]
    /// What an attachment remembers of its identity.
    var identity: [RememberedIdentity.Property] = []
    var message: Message?
  }

  init(_ subject: Subject, _ expression: SwiftExpression) {
    let spelling = expression.spelling
    var names = Names((subject.fields + subject.locals).map(\.swiftName) + subject.identity.map(\.name))
    reader = names.free("reader")
    key = names.free("key")
    writer = names.free("writer")
    unknownKeys = "unknownKeys"
    let reading = ReadingWriter(
      spelling: spelling, fields: subject.fields, locals: subject.locals, reader: reader, unknownKeys: unknownKeys,
      names: &names)
    access = spelling.target.access.rawValue
    type = subject.type
    keys = Self.keys(of: reading)
    fields = (reading.fields + reading.besideIdentity).map {
      LocalField(name: reading.local($0), type: spelling.type($0.type))
    }
    places = reading.places
    reads = reading.cases
    afterwards = reading.afterwards
    guards = reading.guards
    assignments = subject.identity.map { reading.assignment($0) } + reading.assignments
    writes = WritingWriter(spelling: spelling, writer: writer).statements(reading.fields)
    check = names.free("check")
    var validation = ValidationWriter(expression: expression, check: check)
    validations = validation.statements(
      fields: subject.fields + subject.locals, rules: subject.rules, identity: subject.identity,
      message: subject.message)
    validate = validations.isEmpty ? "[]" : "MessageCheck.failures(of: self)"
    patterns = validation.patterns
  }

  private static func keys(of reading: ReadingWriter) -> String {
    let keys = SwiftLiteral.strings(reading.keys)
    if reading.names.isEmpty { return keys }
    let names = reading.names.map { "\($0.place): \(SwiftLiteral.string($0.name))" }
    return "\(keys), names: [\(names.joined(separator: ", "))]"
  }
}
