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
  private static let unreadTexts = MessageTexts(unread: Set(MessageTexts.Kind.allCases))

  private func texts(_ node: YAMLNode, in scope: Scope) -> MessageTexts {
    guard let entries = forms.open(node, as: .texts) else { return Self.unreadTexts }
    let mentioned = MessageTexts.Kind.allCases.filter { entries.mentions($0.rawValue) }
    var read: [MessageTexts.Kind: Located<PresentationText>] = [:]
    for kind in mentioned { read[kind] = surface(kind.rawValue, entries, in: scope) }
    if let push = read[.push] { checkPush(push.value) }
    if let range = entries.keyRange("fallback"),
      let field = scope.fields.first(where: { $0.slot?.value == .named("text") })
    {
      report(.duplicateSlot("text", of: "fallback", at: range, beside: field))
    }
    return MessageTexts(read, unread: Set(mentioned.filter { read[$0] == nil }))
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

  func behavior(_ node: YAMLNode) -> [UserAction: Bool] { forms.open(node, as: .behavior)?.bools() ?? [:] }

  func send(_ node: YAMLNode) -> Send {
    guard let entries = forms.open(node, as: .send) else { return Send() }
    return Send(options: entries.bools(), priority: entries.word("priority"), subtype: entries.integer("subtype"))
  }
}
