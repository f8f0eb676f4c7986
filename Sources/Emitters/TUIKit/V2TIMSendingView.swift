import Schema
import Templating

/// `V2TIMMessageSending.swift`: the SDK's message of each custom one, and how it is sent. What depends on a schema is in
/// the portable part; so this is the same for all.
struct V2TIMSendingView: View {
  var header: String
  var access: String

  static let fields: [ViewField<V2TIMSendingView>] = [
    .text("header", \.header), .constant("imports"), .text("access", \.access),
  ]

  init(version: String, target: Target) {
    header = Header.text(version: version)
    access = target.access.rawValue
  }
}
