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
  /// The target's, for what stands in one file.
  let set: TemplateSet
  /// Those of the target, in the schema's order.
  let messages: [Message]
  /// The identities of messages that remember which they have, by the messages' names.
  let claims: [String: ClaimsWriter]
  /// Expressions outside of all types.
  let expression: SwiftExpression

  init(schema: Schema, target: Target, version: String, templates: SwiftTemplates, set: TemplateSet) {
    self.schema = schema
    self.target = target
    self.version = version
    self.templates = templates
    self.set = set
    messages = target.messages.isEmpty ? schema.messages : schema.messages.filter(target.has)
    claims = ClaimsWriter.all(of: schema)
    expression = SwiftExpression(spelling: SwiftSpelling(schema: schema, target: target))
  }

  /// Expressions inside a type, or over its fields.
  func expression(inside container: TypeContainer) -> SwiftExpression {
    SwiftExpression(spelling: expression.spelling.inside(container))
  }

  /// The files that are of all messages together.
  func sharedPages() throws(TemplateError) -> [Page] {
    let header = Header.text(version: version)
    let cases = messages.map { MessageCaseView($0, expression.spelling) }
    var presets = LayoutPresets()
    let entries = messages.compactMap { message in
      LayoutPropertiesView(message, expression(inside: .message(message.name)), presets: &presets)
    }
    let layout = LayoutFileView(header: header, presets: presets.functions, entries: entries)
    let pages = [
      try set.page("CustomMessage.swift", CustomMessageView(cases, target, header: header)),
      try set.page("CustomAttachmentDecoder.swift", DecoderView(expression.spelling, header: header)),
      try set.page("CustomMessageLayout.swift", layout),
    ]
    return sharedTypes(header) + (try profile(header)) + pages.compactMap { $0 }
  }

  /// The runtime's file, where the target embeds it.
  var runtime: [GeneratedFile] {
    target.runtime == nil
      ? [EmbeddedRuntime.file(header: Header.text(version: version), access: target.access)] : []
  }

  /// A file for each shared type that a message of the target uses.
  private func sharedTypes(_ header: String) -> [Page] {
    let used = UsedTypes(messages, schema)
    let enums = schema.enums.indices.filter { schema.enums[$0].container.isShared && used.enums[$0] }.map { index in
      let view = EnumView(schema.enums[index], expression.spelling)
      let declaration = templates.declarations.text(view)
      return Page(
        view.name + ".swift", templates.sharedType,
        SharedTypeView(header: header, declaration: declaration, codings: []))
    }
    let profile = schema.configuration.profile?.index
    let objects = schema.objects.indices.filter {
      $0 != profile && schema.objects[$0].container.isShared && used.objects[$0]
    }.map { index in
      let object = object(ObjectType.ID(index))
      let declaration = templates.declarations.text(ObjectView(object, templates.declarations))
      return Page(
        object.name + ".swift", templates.sharedType,
        SharedTypeView(header: header, declaration: declaration, codings: object.codings()))
    }
    return enums + objects
  }
}
