import Schema

extension Message {
  /// The class that the app writes for the message's cell; nil: a generated one shows it, or the kit's own, or none.
  ///
  /// There is one for each id in the kit's table, so the views of variants are not used. In a target that has NIMKit
  /// too, `view` names a view of NIMKit's.
  func tuikitCell(_ style: Target.TUIKitStyle, in target: Target) -> String? {
    guard !isBuiltIn, !isHidden, let layout, layout.kind == .bubble else { return nil }
    let view = target.sdks.contains(.nimkit) ? nil : layout.base.view?.value
    switch (view, style) {
    case (.styles(let classic, _)?, .classic): return classic
    case (.styles(_, let minimalist)?, .minimalist): return minimalist
    case (.one(let view)?, _): return view + style.suffix
    case (.style(style, let view)?, _): return view
    case (nil, _), (.style?, _): return hasContent ? nil : name + "Cell" + style.suffix
    }
  }
}

extension Target.TUIKitStyle {
  /// Of the names of its classes, the kit's and ours.
  var suffix: String { self == .minimalist ? "_Minimalist" : "" }
}
