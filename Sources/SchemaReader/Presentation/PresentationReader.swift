import Language
import Schema
import SourceText
import YAML

/// Reads the texts outside the bubble, how a message behaves, and how it is sent.
struct PresentationReader: ResolvingReader {
  let context: ReaderContext

  private var texts: TextReader { TextReader(context: context) }

  func texts(of message: CheckedMapping, in scope: Scope) -> MessageTexts {
    if let node = message["texts"] { return texts(node, in: scope) }
    return message.mentions("texts") ? Self.unreadTexts : MessageTexts()
  }

  /// None of them can be read, so none is missing.
  private static let unreadTexts = MessageTexts(unread: Set(Form.texts.keys.map(\.name)))

  private func texts(_ node: YAMLNode, in scope: Scope) -> MessageTexts {
    guard let entries = forms.open(node, as: .texts) else { return Self.unreadTexts }
    let mentioned = Form.texts.keys.map(\.name).filter(entries.mentions)
    var read: [String: Located<PresentationText>] = [:]
    for key in mentioned { read[key] = surface(key, entries, in: scope) }
    if let push = read["push"] { checkPush(push.value) }
    if let range = entries.keyRange("fallback"),
      let slot = scope.fields.first(where: { $0.slot?.value == .named("text") })
    {
      report(.duplicateSlot(fallbackAt: range, beside: slot))
    }
    return MessageTexts(
      summary: read["summary"], push: read["push"], copy: read["copy"], accessibility: read["accessibility"],
      fallback: read["fallback"], unread: Set(mentioned.filter { read[$0] == nil }))
  }

  private func surface(_ key: String, _ entries: CheckedMapping, in scope: Scope) -> Located<PresentationText>? {
    guard let node = entries[key] else { return nil }
    if node.isPlain, scope.all.contains(where: { $0.name == node.text }) {
      texts.warnIfFieldName(node, in: scope, isQuotable: true)
    }
    return texts.text(node, key, in: scope).map { Located($0, node.range) }
  }

  /// A sensitive field must not be shown on a lock screen.
  private func checkPush(_ text: PresentationText) {
    switch text {
    case .template(let template), .localized(_, let template):
      for path in template.fields where path.isSensitive { report(.sensitivePush(path)) }
    case .variants(let variants): for variant in variants { checkPush(variant.text) }
    case .hook: break
    }
  }

  func behavior(_ node: YAMLNode) -> Behavior {
    guard let entries = forms.open(node, as: .behavior) else { return Behavior() }
    return Behavior(
      forward: entries.bool("forward"), revoke: entries.bool("revoke"), reply: entries.bool("reply"),
      multiSelect: entries.bool("multiSelect"), longPress: entries.bool("longPress"))
  }

  func send(_ node: YAMLNode) -> Send {
    guard let entries = forms.open(node, as: .send) else { return Send() }
    return Send(
      history: entries.bool("history"), roaming: entries.bool("roaming"), sync: entries.bool("sync"),
      unread: entries.bool("unread"), push: entries.bool("push"), forcePush: entries.bool("forcePush"),
      pushName: entries.bool("pushName"), persist: entries.bool("persist"),
      route: entries.bool("route"), onlineOnly: entries.bool("onlineOnly"),
      lastMessage: entries.bool("lastMessage"), moderation: entries.bool("moderation"),
      extensions: entries.bool("extensions"), receipt: entries.bool("receipt"), priority: entries.word("priority"),
      subtype: entries.integer("subtype"))
  }
}
