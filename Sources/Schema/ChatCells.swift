/// The cells that an app writes for NetEase's V10 UI kit.
extension Message {
  /// The class that the app writes for the message's cell; nil: a generated one shows it, or none.
  ///
  /// There is one for each id in the kit's registry, so the views of variants are not used. In a target that has NIMKit
  /// too, `view` names a view of NIMKit's.
  public func chatCell(_ style: Target.ChatStyle, in target: Target) -> String? {
    guard !isBuiltIn, !isHidden, let layout, layout.kind == .bubble else { return nil }
    let isDrawn = hasContent && (layout.base.view == nil || target.sdks.contains(.nimkit))
    return isDrawn ? nil : style.prefix + name + "Cell"
  }
}

extension Target.ChatStyle {
  /// Of the names of its classes, the kit's and ours.
  public var prefix: String { self == .fun ? "Fun" : "" }
}
