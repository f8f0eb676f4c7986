import Schema
import SourceText
import Templating

/// Writes the portable part of a target: the attachments, the enum of all messages, the decoder, the layout entries and
/// the runtime.
struct SwiftEmitter: Sendable {
  let schema: Schema
  let target: Target
  let version: String
  let templates: SwiftTemplates
  /// Those of the target, in the schema's order.
  let messages: [Message]
  /// The identities of messages that remember which they have, by the messages' names.
  let claims: [String: ClaimsWriter]
  /// Expressions outside of all types.
  let expression: SwiftExpression

  init(schema: Schema, target: Target, version: String, templates: SwiftTemplates) {
    self.schema = schema
    self.target = target
    self.version = version
    self.templates = templates
    messages = target.messages.isEmpty ? schema.messages : schema.messages.filter(target.has)
    claims = ClaimsWriter.all(of: schema)
    expression = SwiftExpression(spelling: SwiftSpelling(schema: schema, target: target))
  }

  /// Expressions inside a type, or over its fields.
  func expression(inside place: Owner) -> SwiftExpression {
    SwiftExpression(spelling: expression.spelling.inside(place))
  }

  /// The files that are of all messages together.
  func makeProjectFiles(_ handOver: (GeneratedFile) throws -> Void) throws {
    for file in try sharedTypes() + profile() { try handOver(file) }
    let header = Header.text(version: version)
    let cases = messages.map { MessageCaseView($0, expression.spelling) }
    let message = CustomMessageView(header: header, target: target, messages: cases)
    try handOver(file("CustomMessage.swift", templates.message, message, entries: messages.count))
    try handOver(
      file(
        "CustomAttachmentDecoder.swift", templates.decoder, DecoderView(expression.spelling, header: header),
        entries: messages.count))
    var presets = LayoutPresets()
    let entries = messages.indices.filter { messages[$0].layout != nil }.compactMap { place in
      LayoutEntryView(messages[place], expression(inside: .message(messages[place].name)), presets: &presets)
    }
    try handOver(
      file(
        "CustomMessageLayout.swift", templates.layout,
        LayoutFileView(header: header, presets: presets.functions, entries: entries)))
    if target.runtime == nil { try handOver(EmbeddedRuntime.file(header: header, access: target.access)) }
  }

  /// A file for each shared type that a message of the target uses.
  private func sharedTypes() throws(TemplateError) -> [GeneratedFile] {
    let profile = schema.configuration.profile?.index
    var enums = schema.enums.indices.filter { schema.enums[$0].owner.isShared }
    var objects = schema.objects.indices.filter { $0 != profile && schema.objects[$0].owner.isShared }
    if enums.isEmpty && objects.isEmpty { return [] }
    let used = UsedTypes(messages, schema)
    enums.removeAll { !used.enums[$0] }
    objects.removeAll { !used.objects[$0] }
    if enums.isEmpty && objects.isEmpty { return [] }
    let template = try templates.sharedType()
    let header = Header.text(version: version)
    let enumFiles = enums.map { index in
      let view = EnumView(schema.enums[index], expression.spelling)
      return file(
        view.enumeration.name + ".swift", template,
        SharedTypeView(header: header, declaration: .enumeration(view, templates.enumeration)))
    }
    let objectFiles = objects.map { index in
      let view = ObjectView(object: object(ObjectType.ID(index)), templates: templates)
      return file(view.object.name + ".swift", template, SharedTypeView(header: header, declaration: .object(view)))
    }
    return enumFiles + objectFiles
  }

  /// - Parameter entries: of so many messages something stands in the file.
  func file<V: View>(_ name: String, _ template: Template<V>, _ view: V, entries: Int = 0) -> GeneratedFile {
    // Room that is not written to costs nothing, a text that is moved to where there is more of it stands there twice.
    let capacity = template.literalSize + template.literalSize / 16 + entries * 512
    return GeneratedFile(name: name, bytes: Output.bytes(capacity: capacity) { template.render(view, into: &$0) })
  }
}
