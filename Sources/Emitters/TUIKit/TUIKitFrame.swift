import Schema
import Templating

/// What every file of the TUIKit bindings begins with, who may use it, and how the target's kit spells what it asks for;
/// the whole view of the files that no schema changes.
struct TUIKitFrame: View {
  var header: String
  var access: String
  /// The access of what the app may subclass.
  var open: String
  var dialect: TUIKitDialect
  /// Some message of the target has content.
  var hasContent: Bool
  /// Some bubble answers taps.
  var hasTaps = false
  /// Its kit does not tell of taps on the app's messages.
  var hasMinimalist: Bool

  static let fields: [ViewField<TUIKitFrame>] = [
    .text("header", \.header), .constant("imports"), .text("access", \.access), .text("open", \.open),
    .view("kit", \.dialect),
    .flag("hasContent", \.hasContent), .flag("hasTaps", \.hasTaps), .flag("hasMinimalist", \.hasMinimalist),
  ]

  init(_ messages: [Message], version: String, target: Target) {
    header = Header.text(version: version)
    access = target.access.rawValue
    open = target.access == .public ? "open" : target.access.rawValue
    dialect = TUIKitDialect(target.tuikit)
    hasContent = messages.haveContent
    hasMinimalist = target.styles.contains(.minimalist)
  }
}
