import Templating

/// The templates of the portable part, compiled against their views.
///
/// What only some projects need is compiled when it is asked for; with templates of the user's everything is compiled
/// at once, so that a mistake shows in any project.
final class SwiftTemplates: Sendable {
  let attachment: Template<AttachmentView>
  let object: InnerTemplate<ObjectView>
  let enumeration: InnerTemplate<EnumView>
  let message: Template<CustomMessageView>
  let decoder: Template<DecoderView>
  let layout: Template<LayoutFileView>
  private let set: TemplateSet

  /// - Parameter isForMany: there are so many messages that templates may be compiled twice.
  init(_ set: TemplateSet, isForMany: Bool) throws(TemplateError) {
    self.set = set
    attachment = try set.template("Attachment.swift", for: AttachmentView.self)
    object = try set.inner("Object.swift", for: ObjectView.self, isForMany: isForMany)
    enumeration = try set.inner("Enum.swift", for: EnumView.self, isForMany: isForMany)
    message = try set.template("CustomMessage.swift", for: CustomMessageView.self)
    decoder = try set.template("CustomAttachmentDecoder.swift", for: DecoderView.self)
    layout = try set.template("CustomMessageLayout.swift", for: LayoutFileView.self)
    guard set.hasUserTemplates else { return }
    _ = (try sharedType(), try profile(), try profileBindings())
  }

  func sharedType() throws(TemplateError) -> Template<SharedTypeView> {
    try set.template("SharedType.swift", for: SharedTypeView.self)
  }

  func profile() throws(TemplateError) -> Template<ProfileView> {
    try set.template("Profile.swift", for: ProfileView.self)
  }

  func profileBindings() throws(TemplateError) -> Template<ProfileBindingsView> {
    try set.template("ProfileBindings.swift", for: ProfileBindingsView.self)
  }
}
