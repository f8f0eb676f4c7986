import Schema
import Templating

extension SwiftEmitter {
  /// What an app on UIKit needs beside the portable part of a target, whatever its UI kit: who measures texts, and, where
  /// a message has content, the view that shows it.
  func uiKitPages() throws(TemplateError) -> [Page] {
    let frame = BindingFrame(version: version, target: target)
    let content = messages.haveContent ? frame : nil
    return [
      try set.page("UIKitMeasuring.swift", frame), try set.page("MessageContentParts.swift", content),
      try set.page("MessageContentStyle.swift", content), try set.page("MessageContentView.swift", content),
    ].compactMap { $0 }
  }
}
