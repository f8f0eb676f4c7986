import Schema
import Templating

/// `CustomMessageFiles.swift`: where the files of messages are.
struct NIMKitTransfersView: View {
  struct File: View {
    let caseName: String
    /// The function that makes a whole path: `typeName` for what is a name, `placed` for what may be a path already.
    let kind: String

    static let fields: [ViewField<File>] = [.text("caseName", \.caseName), .text("kind", \.kind)]
  }

  let frame: BindingFrame
  let uploads: [File]
  let downloads: [File]

  var isEmpty: Bool { uploads.isEmpty && downloads.isEmpty }

  static let fields: [ViewField<NIMKitTransfersView>] =
    ViewField.frame(\.frame) + [
      .list("uploads", \.uploads), .list("downloads", \.downloads), .flag("hasUploads", { !$0.uploads.isEmpty }),
      .flag("hasDownloads", { !$0.downloads.isEmpty }),
      .flag("hasPlaces", { ($0.uploads + $0.downloads).contains { $0.kind == "placed" } }),
    ]

  init(_ messages: [Message], _ frame: BindingFrame) {
    self.frame = frame
    uploads = messages.compactMap { File($0, $0.transfer?.upload) }
    downloads = messages.compactMap { File($0, $0.transfer?.download) }
  }
}

extension NIMKitTransfersView.File {
  fileprivate init?(_ message: Message, _ file: Transfer.File?) {
    guard let file else { return nil }
    caseName = message.caseName
    if case .template = file.path { kind = "named" } else { kind = "placed" }
  }
}
