import Schema
import Templating

/// `NIMCustomMessageAttachment.swift`: a message as the SDK carries it.
struct NIMKitAttachmentView: View {
  /// A class with the optional methods of the SDK's protocol that some messages need.
  struct Class: View {
    let name: String
    let doc: String
    let uploads: Bool
    let downloads: Bool
    /// Another one is below.
    var comesNext = true

    static let fields: [ViewField<Class>] = [
      .text("name", \.name), .text("doc", \.doc), .flag("uploads", \.uploads), .flag("downloads", \.downloads),
      .flag("comesNext", \.comesNext),
    ]
  }

  /// The messages that need a class.
  struct Choice: View {
    /// `.snapchat, .picture`
    let pattern: String
    let type: String

    static let fields: [ViewField<Choice>] = [.text("pattern", \.pattern), .text("type", \.type)]
  }

  let frame: BindingFrame
  let classes: [Class]
  let choices: [Choice]
  /// The class of all other messages.
  let standard: String

  static let fields: [ViewField<NIMKitAttachmentView>] =
    ViewField.frame(\.frame) + [
      .list("classes", \.classes), .list("choices", \.choices), .flag("hasChoices", { !$0.choices.isEmpty }),
      .text("standard", \.standard), .flag("hasUploads", { $0.classes.contains(where: \.uploads) }),
      .flag("hasDownloads", { $0.classes.contains(where: \.downloads) }),
    ]
}

extension NIMKitAttachmentView {
  init(_ messages: [Message], _ schema: Schema, _ frame: BindingFrame) {
    self.frame = frame
    var groups: [(need: Need, cases: [String])] = Need.all.map { ($0, []) }
    for message in messages {
      let need = Need(message)
      guard let index = Need.all.firstIndex(of: need) else { continue }
      groups[index].cases.append("." + message.caseName)
    }
    // A text whose type only the SDK's own field identifies has a class before it has a type.
    let standard = messages.filter { $0.hasExternalID(in: schema) }.map { Need($0) }.reduce(Need()) { $0.union($1) }
    let needed = groups.filter { !$0.cases.isEmpty || $0.need == standard }
    var classes = needed.map(\.need.asClass)
    classes[classes.count - 1].comesNext = false
    self.classes = classes
    choices = needed.filter { $0.need != standard }.map {
      Choice(pattern: $0.cases.joined(separator: ", "), type: $0.need.asClass.name)
    }
    self.standard = standard.asClass.name
  }

  /// What the SDK has to ask a message's attachment for.
  fileprivate struct Need: Hashable {
    var uploads = false
    var downloads = false

    static let all = [
      Need(), Need(uploads: true), Need(downloads: true), Need(uploads: true, downloads: true),
    ]

    func union(_ other: Need) -> Need {
      Need(uploads: uploads || other.uploads, downloads: downloads || other.downloads)
    }

    var asClass: Class {
      switch (uploads, downloads) {
      case (false, false):
        Class(name: "Plain", doc: "Of a message without a file.", uploads: false, downloads: false)
      case (true, false):
        Class(name: "Upload", doc: "The SDK uploads its file.", uploads: true, downloads: false)
      case (false, true):
        Class(name: "Download", doc: "The SDK downloads its file.", uploads: false, downloads: true)
      case (true, true):
        Class(
          name: "Transfer", doc: "The SDK uploads and downloads its file.", uploads: true, downloads: true)
      }
    }
  }
}

extension NIMKitAttachmentView.Need {
  fileprivate init(_ message: Message) {
    self.init(uploads: message.transfer?.upload != nil, downloads: message.transfer?.download != nil)
  }
}

extension Message {
  /// Its id is in the SDK's own field.
  func hasExternalID(in schema: Schema) -> Bool { schema[envelope].hasExternalID && !ids.all.isEmpty }
}
