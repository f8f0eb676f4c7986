import Inspection
import Schema
import SchemaTestSupport
import Testing

/// Both decoders of a project.
struct Decoders {
  let pair: DifferentialTests.Pair
  let schema: Schema
  let target: Target
  let inspector: Inspector
  /// The same where nothing is sensitive: its texts show what those of generated code do.
  private let unmasked: Inspector
  /// The names of messages with something sensitive in a text.
  private let showing: Set<String>

  init(_ pair: DifferentialTests.Pair) throws {
    self.pair = pair
    schema = try TestProject(folder: pair.folder).schema
    target = try #require(schema.configuration.targets.first { $0.name.value == pair.testDescription })
    inspector = Inspector(schema, target: target)
    unmasked = Inspector(schema.withoutSensitiveFields, target: target)
    showing = Set(schema.messages.filter { $0.texts.paths.contains(where: \.isSensitive) }.map(\.name))
  }

  /// What the inspection makes of a text.
  func inspected(_ input: Decoded.Input) -> Decoded {
    let payload = Payload(input.text, externalID: input.externalID, slots: input.slots)
    let inspection = inspector.inspect(payload)
    let shown = showing.contains(inspection.message?.name ?? "") ? unmasked.inspect(payload) : inspection
    return Decoded(inspection, texts: shown.texts())
  }

  /// - Returns: the generated code takes the text for valid.
  func compare(_ input: Decoded.Input) throws -> Bool {
    let (expected, found) = (pair.generated(input), inspected(input))
    // What hooks refuse the inspection takes for valid.
    let isByHook = expected.isValid && expected.unknownKeys.isEmpty && found.isValid
    try #require(expected == found || isByHook, "\(input)\n\(expected)\n\(found)")
    return expected.isValid
  }
}

extension Schema {
  fileprivate var withoutSensitiveFields: Schema {
    func shown(_ fields: [Field]) -> [Field] {
      fields.map { field in
        var field = field
        field.isSensitive = false
        return field
      }
    }
    var schema = self
    schema.messages = messages.map { $0.with(fields: shown($0.fields), locals: shown($0.locals)) }
    for index in objects.indices { schema.objects[index].fields = shown(objects[index].fields) }
    return schema
  }
}

extension MessageTexts {
  /// The fields in them.
  fileprivate var paths: [FieldPath] {
    [summary, push, copy, accessibility, fallback].compactMap { $0?.value }.flatMap(\.paths)
  }
}

extension PresentationText {
  fileprivate var paths: [FieldPath] {
    switch self {
    case .template(let template), .localized(_, let template): template.fields
    case .variants(let variants): variants.flatMap(\.text.paths)
    case .hook: []
    }
  }
}
