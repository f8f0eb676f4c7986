import Schema
import Templating

/// Writes what an app on UIKit needs beside the portable part of a target, whatever its UI kit: who measures texts, and,
/// where a message has content, the view that shows it.
struct UIKitEmitter {
  /// The portable part.
  let swift: SwiftEmitter
  let templates: UIKitTemplates

  func pages() -> [Page] {
    let frame = BindingFrame(version: swift.version, target: swift.target)
    var pages = [Page("UIKitMeasuring.swift", templates.measuring, frame)]
    if swift.messages.haveContent {
      pages += [
        Page("MessageContentParts.swift", templates.parts, frame),
        Page("MessageContentStyle.swift", templates.style, frame),
        Page("MessageContentView.swift", templates.view, frame),
      ]
    }
    return pages
  }
}

/// The templates of the UIKit part, compiled against their views.
struct UIKitTemplates: Sendable {
  let measuring: Template<BindingFrame>
  let parts: Template<BindingFrame>
  let style: Template<BindingFrame>
  let view: Template<BindingFrame>

  init(_ set: TemplateSet) throws(TemplateError) {
    measuring = try set.template("UIKitMeasuring.swift", for: BindingFrame.self)
    parts = try set.template("MessageContentParts.swift", for: BindingFrame.self)
    style = try set.template("MessageContentStyle.swift", for: BindingFrame.self)
    view = try set.template("MessageContentView.swift", for: BindingFrame.self)
  }
}
