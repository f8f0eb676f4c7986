import Schema
import Templating

/// How an object or attachment is read, written and checked.
struct ObjectCodingView: View {
  /// A regular expression, compiled once.
  struct Pattern: View {
    var name: String
    /// The literal.
    var type: String

    static let fields: [ViewField<Pattern>] = [.text("name", \.name), .text("type", \.type)]
  }

  let object: SwiftObject
  private let reading: ReadingWriter
  // Names that no field of the object has.
  private let writer, check: String
  /// Of an attachment that remembers which identity it has.
  private let claims: ClaimsWriter?
  /// Something is checked.
  private let hasChecks: Bool
  private let patterns: [Pattern]

  init(_ object: SwiftObject, claims: ClaimsWriter? = nil) {
    self.object = object
    self.claims = claims
    reading = ReadingWriter(object)
    writer = object.plumbing("writer")
    check = object.plumbing("check")
    var hasChecks = false
    var isSimple = object.rules.isEmpty && object.identity.isEmpty
    for field in object.stored {
      if field.isChecked { hasChecks = true }
      if !field.field.constraints.isEmpty { isSimple = false }
    }
    if isSimple {
      self.hasChecks = hasChecks
      patterns = []
    } else {
      var lines = Lines()
      patterns = Self.writeChecks(of: object, as: check, to: &lines)
      self.hasChecks = !lines.isEmpty
    }
  }

  /// Writes the statements of the checks.
  ///
  /// - Returns: The regular expressions that they name.
  @discardableResult
  private static func writeChecks(
    of object: SwiftObject, as check: String, to lines: inout Lines
  ) -> [Pattern] {
    var writer = ValidationWriter(object, check: check)
    writer.writeIdentityCheck(to: &lines)
    writer.write(to: &lines)
    return writer.patterns
  }

  static let fields: [ViewField<ObjectCodingView>] = [
    .constant("access"), .written("type") { $0.object.writeType(to: &$1) },
    .text("reader", \.reading.reader), .text("writer", \.writer), .text("check", \.check),
    .lines("reads") { $0.reading.write(to: &$1) },
    .lines("writes") { view, lines in
      WritingWriter(writer: view.writer).write(view.reading.fields, to: &lines)
    },
    .flag("hasChecks", \.hasChecks),
    .lines("validations") { view, lines in
      if view.hasChecks { writeChecks(of: view.object, as: view.check, to: &lines) }
    },
    // The identities of an attachment that remembers which it has.
    .lines("identity") { view, lines in view.claims?.write(to: &lines) },
    .flag("hasConstants") { $0.claims != nil || !$0.patterns.isEmpty },
    // What `validate()` returns.
    .text("validate") { view in
      guard view.hasChecks else { return "[]" }
      let isLenient = view.object.expression.spelling.schema.configuration.isLenient
      return isLenient ? "MessageCheck.failures(of: self)" : "MessageCheck.failures(of: self, isStrict: true)"
    },
    .list("patterns", \.patterns),
  ]
}
