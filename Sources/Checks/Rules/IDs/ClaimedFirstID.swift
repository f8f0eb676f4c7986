import Schema
import SourceText

extension LintRule {
  static let claimedFirstID = LintRule(
    "claimed-first-id", .error, isConfigurable: false, theme: .ids,
    .dispatch { rounds, schema in
      rounds.first.groups.flatMap { group -> [Finding] in
        // The order is only asked for where a message has several.
        lazy var order = group.order
        return schema.messages.indices.compactMap { index in
          let message = schema.messages[index]
          guard message.ids.isStored, Dispatch.Group.Key(schema[message.envelope]) == group.key,
            let typeID = message.ids.all.first, let first = typeID.firstValues,
            let taker = group.reader(of: first, in: order), taker.message != index
          else { return nil }
          return .claimed(first, typeID, message, by: taker, group, order, index, schema)
        }
      }
    })
}

extension TypeID {
  /// What a new message is sent with; nil where the app has to say.
  fileprivate var firstValues: [TypeID.Component]? {
    components.contains(.any) ? nil : components.map(\.first)
  }

  /// The same with the next value in the range that comes last.
  fileprivate func values(after values: [TypeID.Component]) -> [TypeID.Component]? {
    guard let index = components.lastIndex(where: { if case .range = $0 { true } else { false } }),
      case .range(let range) = components[index], case .value(.integer(let value)) = values[index],
      value < range.upperBound
    else { return nil }
    var next = values
    next[index] = .value(.integer(value + 1))
    return next
  }
}

extension TypeID.Component {
  fileprivate var first: TypeID.Component {
    if case .range(let range) = self { .value(.integer(range.lowerBound)) } else { self }
  }
}

extension Dispatch.Group {
  /// The claim by which values are read that are written just so.
  fileprivate func reader(of values: [TypeID.Component], in order: [Int]) -> Dispatch.Claim? {
    let index = order.first { index in
      claims[index].typeID?.components.overlaps(values, strictly: claims[index].isStrict) ?? false
    }
    return index.map { claims[$0] }
  }
}

extension Finding {
  fileprivate static func claimed(
    _ first: [TypeID.Component], _ typeID: TypeID, _ message: Message, by taker: Dispatch.Claim,
    _ group: Dispatch.Group, _ order: [Int], _ index: Int, _ schema: Schema
  ) -> Finding {
    let other = schema.messages[taker.message].name
    // A range may hold more ids than can be tried, all of them claimed.
    var free = typeID.values(after: first)
    var tries = 0
    while let values = free, group.reader(of: values, in: order)?.message != index {
      tries += 1
      free = tries < 100 ? typeID.values(after: values) : nil
    }
    let id = yaml(first)
    return Finding(
      "id \(id), the first of `\(message.name)`, is read as `\(other)`",
      zh: "`\(message.name)` 的首个 ID \(id) 会被解析成 `\(other)`", at: typeID.range,
      notes: [.init(LocalizedText("`\(other)` claims it here", zh: "`\(other)` 在这里使用它"), at: taker.range)],
      help: free.map { values in
        LocalizedText(
          "begin with \(yaml(values)), or give `\(other)` another id",
          zh: "从 \(yaml(values)) 开始，或给 `\(other)` 换一个 ID")
      }
        ?? LocalizedText(
          "list another id first, or give `\(other)` another id", zh: "把另一个 ID 放在最前，或给 `\(other)` 换一个 ID"))
  }

  private static func yaml(_ values: [TypeID.Component]) -> String {
    values.count == 1 ? values[0].yaml : "[\(values.map(\.yaml).joined(separator: ", "))]"
  }
}
