import Schema
import SourceText

extension LintRule {
  static let claimedFirstID = LintRule(
    "claimed-first-id", .error, isConfigurable: false, theme: .identity,
    summary: LocalizedText("a first id that another message claims", zh: "首个 ID 属于另一种消息"),
    why: LocalizedText(
      """
      A message with several ids is sent with the first one unless the app chooses another. If an exact id of another \
      message is tried before, whoever receives it reads that message.
      """,
      zh: "有多个 ID 的消息，除非 App 另选，发送时用第一个。如果另一种消息的确切 ID 先被尝试，接收方读到的就是那种消息。"),
    bad: [
      """
      message: Join
          ↓
      id: 3010..3019
      ---
      message: Leave
      id: 3010
      """,
      """
      message: Join
      envelope: pair
            ↓
      ids: [[8, 81..90], [8, 153]]
      ---
      message: Leave
      envelope: pair
      id: [8, 81]
      === messagegen.yaml
      version: 1
      envelopes:
        pair: { id: [first, second], payload: data }
      """,
      """
      message: Join
      envelope: loose
          ↓
      id: 20..29
      ---
      message: Leave
      envelope: exact
      id: 20
      === messagegen.yaml
      version: 1
      envelopes:
        loose: { id: type, payload: body }
        exact: { id: type, payload: data, strict: true }
      """,
    ],
    good: [
      """
      message: Join
      id: 3010..3019
      ---
      message: Leave
      id: 3019
      """,
      """
      message: Join
      envelope: loose
      id: 20..29
      ---
      message: Leave
      envelope: exact
      id: "20"
      === messagegen.yaml
      version: 1
      envelopes:
        loose: { id: type, payload: body }
        exact: { id: type, payload: data, strict: true }
      """,
    ],
    .identities { rounds, schema in
      rounds.first.groups.flatMap { group -> [Finding] in
        // The order is only asked for where a message has several.
        lazy var order = group.order
        return schema.messages.indices.compactMap { place in
          let message = schema.messages[place]
          guard message.identity.isRemembered, Dispatch.Group.Key(schema[message.envelope]) == group.key,
            let entry = message.identity.entries.first, let first = entry.firstValues,
            let taker = group.reader(of: first, in: order), taker.message != place
          else { return nil }
          return .claimed(first, entry, message, by: taker, group, order, place, schema)
        }
      }
    })
}

extension Identity.Entry {
  /// What a new message is sent with; nil where the app has to say.
  fileprivate var firstValues: [Identity.Place]? {
    places.contains(.any) ? nil : places.map(\.first)
  }

  /// The same with the next value in the range that comes last.
  fileprivate func values(after values: [Identity.Place]) -> [Identity.Place]? {
    guard let place = places.lastIndex(where: { if case .range = $0 { true } else { false } }),
      case .range(let range) = places[place], case .value(.integer(let value)) = values[place],
      value < range.upperBound
    else { return nil }
    var next = values
    next[place] = .value(.integer(value + 1))
    return next
  }
}

extension Identity.Place {
  fileprivate var first: Identity.Place {
    if case .range(let range) = self { .value(.integer(range.lowerBound)) } else { self }
  }
}

extension Dispatch.Group {
  /// The claim by which values are read that are written just so.
  fileprivate func reader(of values: [Identity.Place], in order: [Int]) -> Dispatch.Claim? {
    let place = order.first { place in
      claims[place].entry?.places.overlaps(values, strictly: claims[place].isStrict) ?? false
    }
    return place.map { claims[$0] }
  }
}

extension Finding {
  fileprivate static func claimed(
    _ first: [Identity.Place], _ entry: Identity.Entry, _ message: Message, by taker: Dispatch.Claim,
    _ group: Dispatch.Group, _ order: [Int], _ place: Int, _ schema: Schema
  ) -> Finding {
    let other = schema.messages[taker.message].name
    // A range may hold more ids than can be tried, all of them claimed.
    var free = entry.values(after: first)
    var tries = 0
    while let values = free, group.reader(of: values, in: order)?.message != place {
      tries += 1
      free = tries < 100 ? entry.values(after: values) : nil
    }
    let id = yaml(first)
    return Finding(
      LocalizedText(
        "id \(id), the first of `\(message.name)`, is read as `\(other)`",
        zh: "`\(message.name)` 的首个 ID \(id) 会被读成 `\(other)`"),
      at: entry.range,
      notes: [.init(LocalizedText("`\(other)` claims it here", zh: "`\(other)` 在这里使用它"), at: taker.range)],
      help: free.map { values in
        LocalizedText(
          "begin with \(yaml(values)), or give `\(other)` another id",
          zh: "从 \(yaml(values)) 开始，或给 `\(other)` 换一个 ID")
      }
        ?? LocalizedText(
          "list another id first, or give `\(other)` another id", zh: "把另一个 ID 放在最前，或给 `\(other)` 换一个 ID"))
  }

  private static func yaml(_ values: [Identity.Place]) -> String {
    values.count == 1 ? values[0].yaml : "[\(values.map(\.yaml).joined(separator: ", "))]"
  }
}
