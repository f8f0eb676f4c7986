import Schema
import SourceText

/// What a message does besides being shown: a tap, sending, files, the input menu.
struct MessageFacts {
  private(set) var facts: [FactView] = []

  init(_ message: Message, _ words: Words) {
    func add(_ word: String, _ values: [String]) {
      if !values.isEmpty { facts.append(FactView(name: words[word], values: values)) }
    }
    add("tap", message.tap.map { [Self.text(of: $0)] } ?? [])
    add("sending", Self.texts(of: message.send))
    add("transfer", Self.texts(of: message.transfer))
    if let menu = message.inputMenu { add("menu", [Self.text(of: menu.title.value), "action: " + menu.action.value]) }
  }

  private static func text(of tap: Tap) -> String {
    switch tap {
    case .open(let path, let schemes): "open: \(path.text) (\(schemes.joined(separator: ", ")))"
    case .event(let name): "event: " + name.value
    case .sendText(let template): "sendText: " + template.source
    }
  }

  private static func text(of text: PresentationText) -> String {
    switch text {
    case .template(let template), .localized(_, let template): template.source
    case .variants(let variants): variants.last.map { Self.text(of: $0.text) } ?? ""
    case .hook: "hook"
    }
  }

  private static func texts(of send: Send) -> [String] {
    var texts = send.options.named
    if let priority = send.priority { texts.append("priority: \(priority.rawValue)") }
    if let subtype = send.subtype { texts.append("subtype: \(subtype)") }
    return texts
  }

  private static func texts(of transfer: Transfer?) -> [String] {
    func text(_ name: String, _ file: Transfer.File?) -> String? {
      guard let file else { return nil }
      let path =
        switch file.path {
        case .field(let path): path.text
        case .template(let template): template.source
        case .hook: "hook"
        }
      return "\(name): \(path) → \(file.url.text)"
    }
    return [text("upload", transfer?.upload), text("download", transfer?.download)].compactMap { $0 }
  }
}

extension TextTemplate {
  /// As a schema writes it.
  var source: String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .field(let path): "{\(path.text)}"
      case .count(let path): "{\(path.text).count}"
      case .joined(let path): "{\(path.text).joined}"
      }
    }.joined()
  }
}
