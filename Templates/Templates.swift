/// The text of every template in this folder, by file name, as it was when the tool was built.
public enum BuiltInTemplates {
  public static let all: [String: [UInt8]] = [
    "Attachment.swift.mustache": PackageResources.Attachment_swift_mustache,
    "CustomAttachmentDecoder.swift.mustache": PackageResources.CustomAttachmentDecoder_swift_mustache,
    "CustomMessage.swift.mustache": PackageResources.CustomMessage_swift_mustache,
    "CustomMessageLayout.swift.mustache": PackageResources.CustomMessageLayout_swift_mustache,
    "Enum.swift.mustache": PackageResources.Enum_swift_mustache,
    "MessageEnvelope.swift.mustache": PackageResources.MessageEnvelope_swift_mustache,
    "MessagePresentation.swift.mustache": PackageResources.MessagePresentation_swift_mustache,
    "MessageSupport.swift.mustache": PackageResources.MessageSupport_swift_mustache,
    "Object.swift.mustache": PackageResources.Object_swift_mustache,
    "ObjectCoding.swift.mustache": PackageResources.ObjectCoding_swift_mustache,
    "SharedType.swift.mustache": PackageResources.SharedType_swift_mustache,
  ]
}
