/// What is in generated code, or is written by the app, under a name made from a message's.
extension Message {
  /// The names of the types besides the attachment in the module of a target; for TUIKit's, which must differ from its
  /// own classes too, there is a rule.
  public func furtherTypes(in target: Target) -> [String] {
    var names: [String] = []
    if needsHooks { names.append(name + "Hooks") }
    guard let layout, layout.kind == .bubble, !isHidden else { return names }
    if target.sdks.contains(.nimV2) { names += target.chatStyles.compactMap { chatCell($0, in: target) } }
    if target.sdks.contains(.nimkit), layout.base.view == nil, !layout.hasContent { names.append(name + "ContentView") }
    return names
  }

  /// The app supplies something for it, by the requirements of a protocol.
  private var needsHooks: Bool {
    if layout?.needsHook == true { return true }
    if texts.all.contains(where: \.text.value.needsHook) { return true }
    if rules.contains(where: { if case .hook = $0.assertion { true } else { false } }) { return true }
    return [transfer?.upload, transfer?.download].contains { if case .hook? = $0?.path { true } else { false } }
  }
}

extension PresentationText {
  /// Some of it is the app's.
  public var needsHook: Bool {
    switch self {
    case .hook: true
    case .variants(let variants): variants.contains { $0.text.needsHook }
    case .template, .localized: false
    }
  }
}

extension Layout {
  fileprivate var hasContent: Bool { ([base] + variants.map(\.properties)).contains { $0.content != nil } }

  public var needsHook: Bool { ([base] + variants.map(\.properties)).contains { $0.size?.value == .hook } }
}
