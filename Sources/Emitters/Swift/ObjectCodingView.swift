import Schema
import Templating

/// How an object or attachment is read, written and checked.
struct ObjectCodingView: View {
  /// A regular expression, compiled once.
  struct Pattern: View {
    let name: String
    /// The literal.
    let type: String

    static let fields: [ViewField<Pattern>] = [.text("name", \.name), .text("type", \.type)]
  }

  let type: String
  // Names that no field of the object has.
  let reader, writer, check: String
  let reads: [String]
  let writes: [String]
  /// Empty where nothing is checked.
  let validations: [String]
  /// The ids of an attachment that remembers which it has.
  let identity: [String]
  /// What `validate()` returns.
  let validate: String
  let patterns: [Pattern]

  static let fields: [ViewField<ObjectCodingView>] = [
    .constant("access"), .text("type", \.type), .text("reader", \.reader), .text("writer", \.writer),
    .text("check", \.check), .texts("reads", \.reads), .texts("writes", \.writes),
    .flag("hasChecks") { !$0.validations.isEmpty }, .texts("validations", \.validations),
    .texts("identity", \.identity), .flag("hasConstants") { !$0.identity.isEmpty || !$0.patterns.isEmpty },
    .text("validate", \.validate), .list("patterns", \.patterns),
  ]

  init(_ object: SwiftObject, claims: ClaimsWriter? = nil) {
    type = object.type
    reader = object.plumbing("reader")
    writer = object.plumbing("writer")
    check = object.plumbing("check")
    reads = DecodingGenerator(object: object, reader: reader).statements()
    let encoding = EncodingGenerator(writer: writer)
    writes = object.fields.flatMap { $0.field.slot == nil ? encoding.statements($0) : [] }
    var validation = ValidationWriter(object, check: check)
    validations = validation.statements()
    patterns = validation.patterns
    identity = claims?.declaration ?? []
    if validations.isEmpty {
      validate = "[]"
    } else {
      let isLenient = object.expression.spelling.schema.configuration.isLenient
      validate = "MessageCheck.failures(of: self\(isLenient ? "" : ", isStrict: true"))"
    }
  }
}
