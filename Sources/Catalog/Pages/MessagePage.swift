import Inspection
import MessageRuntime
import Schema
import SourceText

/// Makes the page of a message in a language.
struct MessagePage {
  let catalog: Catalog
  let entry: Catalog.Entry
  let words: Words
  let templates: PageTemplates

  private var schema: Schema { catalog.schema }
  private var message: Message { entry.message }
  private var language: Language { words.language }

  var view: MessagePageView {
    let location = catalog.location(of: message.declaration.name.range)
    let rows = FieldRows(message, in: schema, words)
    let evaluation = Evaluation(message, entry.examples[0])
    return MessagePageView(
      words: words, home: "../index.html", name: message.name, location: "\(location.path):\(location.line)",
      source: catalog.link(to: location), doc: Prose.paragraphs(message.declaration.doc), chips: chips,
      deprecated: message.declaration.deprecated.map { [$0.value] } ?? [], bubble: bubble(evaluation),
      texts: MessageText.allCases.compactMap { TextCard($0, of: evaluation, words) }, rows: rows.rows,
      rules: message.rules.flatMap(\.sentences).map { Prose(text: $0.text(in: language)) },
      enums: rows.enums.map { enumeration(schema[$0], note: rows.note(of: $0)) },
      examples: entry.validExamples.map { example($0) },
      exampleFaults: entry.shown.faults.map { Prose(text: $0.message.text(in: language)) },
      abilities: abilities, facts: MessageFacts(message, words).facts, users: users)
  }

  private var chips: [ChipView] {
    let envelope = schema[message.envelope]
    let keys = envelope.idKeys.map { $0.map(\.text).joined(separator: "/") }
    var chips: [ChipView] = message.ids.all.map { entry in
      if entry.components.count == keys.count {
        let parts = zip(keys, entry.components).map { "\($0) = \($1.yaml)" }
        return ChipView(kind: "blue", code: parts.joined(separator: ", "))
      }
      return ChipView(kind: "blue", code: entry.yaml)
    }
    chips.append(ChipView(label: LocalizedText("envelope", zh: "信封").text(in: language), code: envelope.name.value))
    if message.isHidden { chips.append(ChipView(kind: "amber", label: words["hiddenHint"])) }
    if message.isBuiltIn { chips.append(ChipView(kind: "green", label: words["builtIn"])) }
    if message.stability != .stable { chips.append(ChipView(kind: "amber", label: message.stability.rawValue)) }
    if let since = message.declaration.since { chips.append(ChipView(label: "since", code: since.value)) }
    if let owner = message.owner { chips.append(ChipView(label: "owner", code: owner.value)) }
    for target in schema.configuration.targets where target.has(message) {
      let sdks = target.sdks.map(\.rawValue).joined(separator: ", ")
      chips.append(ChipView(label: target.name.value, code: sdks))
    }
    return chips
  }

  private func bubble(_ evaluation: Evaluation) -> MessagePageView.Bubble? {
    let width = schema.configuration.docs.width
    guard let pictures = MessagePictures(message, entry.examples, in: schema, width: width, language) else {
      return nil
    }
    let label = entry.spoken
    var size: [String] = []
    if case .content(let placement) = pictures.bubble.inside {
      size.append(
        "\(words["contentSize"]) \(PathText.number(placement.size.width)) × \(PathText.number(placement.size.height))")
    }
    let insets = [MessageDirection.outgoing, .incoming].compactMap { direction -> String? in
      let layout = evaluation.in(MessageContext(direction: direction, session: .p2p)).layout()
      return layout?.insets.map { edges in
        [edges.top, edges.left, edges.bottom, edges.right].map { PathText.number($0) }.joined(separator: " ")
      }
    }
    if let first = insets.first {
      size.append("\(words["insets"]) " + (Set(insets).count == 1 ? first : insets.joined(separator: " / ")))
    }
    return MessagePageView.Bubble(
      size: size.joined(separator: " · "),
      main: templates.pair(pictures.main, label: label),
      same: pictures.sameAsMain.isEmpty
        ? []
        : [
          Prose(
            text: pictures.sameAsMain.map { $0.text(in: language) }.joined(separator: language == .english ? ", " : "、")
          )
        ],
      further: pictures.further.map { further in
        let caption = further.captions.map { $0.text(in: language) }.joined(separator: " · ")
        return templates.pair(
          further.pair, label: label + " (" + caption.filter { $0 != "`" } + ")", caption: caption)
      })
  }

  private func enumeration(_ type: EnumType, note: String) -> MessagePageView.Enumeration {
    MessagePageView.Enumeration(
      name: type.name, note: note,
      cases: type.cases.map { entry in
        .init(name: entry.name.value, raw: entry.raw.value.text, doc: Prose(text: entry.doc?.value ?? ""))
      })
  }

  private func example(_ example: ExampleMessage) -> MessagePageView.Example {
    let count = example.json.utf8.count
    let limits = schema.configuration.targets.filter { $0.has(message) }.compactMap(\.byteLimit)
    let limit = limits.min().map { " \(words["of"]) \($0)" } ?? ""
    var beside = example.slots.sorted { $0.key < $1.key }.map { FactView(name: $0.key, values: [$0.value]) }
    if let id = example.externalID {
      beside.insert(FactView(name: words["externalID"], values: [id.description]), at: 0)
    }
    return MessagePageView.Example(
      anchor: "example-" + (example.name ?? "default"), name: example.name ?? words["guessed"],
      size: "\(count)\(limit) \(words["bytes"])", tokens: JSONTokens(example.json).all, beside: beside)
  }

  private var abilities: [MessagePageView.Ability] {
    let behavior = message.behavior
    let all: [(String, Bool?)] = [
      (LocalizedText("Forward", zh: "转发").text(in: language), behavior[.forward]),
      (LocalizedText("Revoke", zh: "撤回").text(in: language), behavior[.revoke]),
      (LocalizedText("Reply", zh: "回复").text(in: language), behavior[.reply]),
      (LocalizedText("Multi-select", zh: "多选").text(in: language), behavior[.multiSelect]),
      (LocalizedText("Long press", zh: "长按").text(in: language), behavior[.longPress]),
    ]
    return all.map { name, answer in
      switch answer {
      case true?: .init(kind: "yes", sign: "✓", name: name, answer: LocalizedText("yes", zh: "允许").text(in: language))
      case false?: .init(kind: "no", sign: "✕", name: name, answer: LocalizedText("no", zh: "不允许").text(in: language))
      case nil:
        .init(
          kind: "own", sign: "·", name: name,
          answer: LocalizedText("the app’s own", zh: "由 App 决定").text(in: language))
      }
    }
  }

  /// The messages that have an object or enumeration in common with this one.
  private var users: [MessageLinkView] {
    let types = message.sharedTypes(in: schema)
    if types.isEmpty { return [] }
    return catalog.entries.filter { other in
      other.message.name != message.name && !other.message.sharedTypes(in: schema).isDisjoint(with: types)
    }.map { MessageLinkView(href: $0.file + ".html", name: $0.message.name, id: $0.message.idText) }
  }
}
