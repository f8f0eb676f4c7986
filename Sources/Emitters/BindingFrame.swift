import Schema
import Templating

/// What every file of the bindings to a UI kit begins with, and who may use it; the whole view of those that no schema
/// changes.
struct BindingFrame: View {
  var header: String
  var access: String
  /// The access of what the app may subclass.
  var open: String

  static let fields: [ViewField<BindingFrame>] = [
    .text("header", \.header), .constant("imports"), .text("access", \.access), .text("open", \.open),
  ]

  init(version: String, target: Target) {
    header = Header.text(version: version)
    access = target.access.rawValue
    open = target.access == .public ? "open" : target.access.rawValue
  }
}
