import Schema
import Templating

/// Writes what an app on UIKit needs beside the portable part of a target, whatever its UI kit: who measures texts, and,
/// where a message has content, the view that shows it.
struct UIKitEmitter {
  /// The portable part.
  let swift: SwiftEmitter

  func pages() throws(TemplateError) -> [Page] {
    let set = swift.set
    let frame = BindingFrame(version: swift.version, target: swift.target)
    let content = swift.messages.haveContent ? frame : nil
    return [
      try set.page("UIKitMeasuring.swift", frame), try set.page("MessageContentParts.swift", content),
      try set.page("MessageContentStyle.swift", content), try set.page("MessageContentView.swift", content),
    ].compactMap { $0 }
  }
}
