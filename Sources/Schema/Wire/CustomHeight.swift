import SourceText

/// The height of a row that a message tells NetEase's V10 UI kit, `customHeight` at the root of its JSON.
public enum CustomHeight {
  public static let key: JSONKey = "customHeight"

  /// What the kit's own rows have around a bubble, points: 8 above, 8 below, 16 for the line of a pinned message. The
  /// sender's name, which only some rows show, is not in it.
  static let margins = 32

  /// Points; nil where the height is not the same for every value and variant.
  static func row(_ layout: Layout) -> Double? {
    let entries = [layout.base] + layout.variants.map(\.properties)
    var content: Set<Double> = []
    for size in entries.compactMap({ $0.size?.value }) {
      guard case .fixed(let extent) = size, extent.height.reference == .none else { return nil }
      content.insert(extent.height.points)
    }
    guard layout.base.size != nil, content.count == 1, let height = content.first else { return nil }
    let insets = entries.compactMap { $0.insets?.value }.flatMap { [$0.outgoing, $0.incoming] }
    return height + (insets.map { $0.top + $0.bottom }.max() ?? 0) + Double(margins)
  }
}

extension Schema {
  /// The schema whose envelopes write the heights, where one of the targets asks for that: such a message gets an
  /// envelope of its own with one more constant. Constants are ignored on reading, so nothing else changes.
  func withCustomHeights(for targets: [Target]) -> Schema {
    let targets = targets.filter(\.writesCustomHeight)
    var schema = self
    for (index, message) in messages.enumerated() where targets.contains(where: { $0.has(message) }) {
      guard !message.kitTypes(in: self).isEmpty, let height = message.layout.flatMap(CustomHeight.row),
        !message.writes(CustomHeight.key, in: self)
      else { continue }
      var envelope = self[message.envelope]
      envelope.constants.append(.init(key: CustomHeight.key, json: height.plainText))
      schema.messages[index] = message.with(envelope: Envelope.ID(schema.configuration.envelopes.count))
      schema.configuration.envelopes.append(envelope)
    }
    return schema
  }
}

extension Message {
  /// Whether the message has a key at the root of its own.
  fileprivate func writes(_ key: JSONKey, in schema: Schema) -> Bool {
    let envelope = schema[envelope]
    if envelope.constants.contains(where: { $0.key == key }) || envelope.payload?.first == key { return true }
    return fields.contains { field in
      if field.slot == nil, envelope.payload != nil { return false }
      if case .named? = field.slot?.value { return false }
      return ([field.key] + field.aliases).contains { JSONKey($0.value) == key }
    }
  }
}
