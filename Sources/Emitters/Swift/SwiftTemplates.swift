import Templating

/// The templates of the portable part, compiled against their views.
final class SwiftTemplates: Sendable {
  let attachment: Template<AttachmentView>
  let object: Template<ObjectView>
  let enumeration: Template<EnumView>
  let sharedType: Template<SharedTypeView>
  let message: Template<CustomMessageView>
  let decoder: Template<DecoderView>
  let layout: Template<LayoutFileView>
  let content: Template<SupportFileView>
  let support: Template<SupportFileView>
  let profile: Template<ProfileView>
  let profileBindings: Template<ProfileBindingsView>

  init(_ set: TemplateSet) throws(TemplateError) {
    attachment = try set.template("Attachment.swift", for: AttachmentView.self)
    object = try set.template("Object.swift", for: ObjectView.self)
    enumeration = try set.template("Enum.swift", for: EnumView.self)
    sharedType = try set.template("SharedType.swift", for: SharedTypeView.self)
    message = try set.template("CustomMessage.swift", for: CustomMessageView.self)
    decoder = try set.template("CustomAttachmentDecoder.swift", for: DecoderView.self)
    layout = try set.template("CustomMessageLayout.swift", for: LayoutFileView.self)
    content = try set.template("MessageContent.swift", for: SupportFileView.self)
    support = try set.template("MessageSupport.swift", for: SupportFileView.self)
    profile = try set.template("Profile.swift", for: ProfileView.self)
    profileBindings = try set.template("ProfileBindings.swift", for: ProfileBindingsView.self)
  }
}
