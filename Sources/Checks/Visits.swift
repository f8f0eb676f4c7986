import Schema
import SourceText

/// Several checks of one schema.
///
/// Each message, holder and field is taken in hand once for all of them, and many on all cores; what is found is the
/// same as if the checks had gone one by one.
struct Visits: Sendable {
  /// A check, and its place among all. The check stays in its enum: as an element of an array, a function would be
  /// called by way of another that copies the message.
  private struct Placed: Sendable {
    let place: Int
    let visit: Visit
  }
  /// What a check found.
  private typealias Found = (place: Int, findings: [Finding])

  private var ofSchema: [Placed] = []
  private var ofKeys: [Placed] = []
  private var ofIdentities: [Placed] = []
  private var ofMessages: [Placed] = []
  private var ofLayouts: [Placed] = []
  private var ofHolders: [Placed] = []
  private var ofConstraints: [Placed] = []
  private var ofFields: [Placed] = []
  private var ofConfiguration: [Placed] = []
  private let count: Int

  /// Checks of comments, which look at what the others found, find nothing here.
  init(_ visits: [Visit]) {
    count = visits.count
    for (place, visit) in visits.enumerated() {
      let placed = Placed(place: place, visit: visit)
      switch visit {
      case .schema: ofSchema.append(placed)
      case .keys: ofKeys.append(placed)
      case .identities: ofIdentities.append(placed)
      case .message: ofMessages.append(placed)
      case .layout: ofLayouts.append(placed)
      case .holder: ofHolders.append(placed)
      case .constraints: ofConstraints.append(placed)
      case .field: ofFields.append(placed)
      case .configuration: ofConfiguration.append(placed)
      case .comments: break
      }
    }
  }

  /// The findings of each check, in the order of the checks.
  func findings(in schema: Schema, known: () -> [KnownRule]) -> [[Finding]] {
    var found = [[Finding]](repeating: [], count: count)
    func take(_ parts: [[Found]]) {
      for part in parts { for (place, findings) in part { found[place] += findings } }
    }
    // Of few messages, the whole is too little work to be handed out.
    let pieces = ofSchema.map { [$0] } + [ofIdentities, ofKeys].filter { !$0.isEmpty }
    take(
      pieces.mapOnAllCores(chunk: schema.messages.count < 64 ? pieces.count : 1) { Self.findings(of: $0, in: schema) })
    if !ofMessages.isEmpty || !ofLayouts.isEmpty {
      take(schema.messages.mapOnAllCores { findings(in: $0, schema) })
    }
    if !ofHolders.isEmpty || !ofConstraints.isEmpty || !ofFields.isEmpty {
      take(schema.holders.mapOnAllCores { findings(in: $0, schema) })
    }
    for placed in ofConfiguration where !schema.configuration.ruleSettings.isEmpty {
      guard case .configuration(let check) = placed.visit else { continue }
      found[placed.place] += check(schema.configuration, KnownRule.all(and: known()))
    }
    return found
  }

  /// A piece of work on the whole: one check, or those of identities or of keys, which share what they look at.
  private static func findings(of piece: [Placed], in schema: Schema) -> [Found] {
    lazy var rounds = Rounds(schema)
    lazy var keys = schema.payloadKeys
    var found: [Found] = []
    for placed in piece {
      switch placed.visit {
      case .schema(let check): add(check(schema), placed.place, to: &found)
      case .keys(let check): add(check(keys, schema), placed.place, to: &found)
      case .identities(let check): add(check(rounds, schema), placed.place, to: &found)
      case .message, .layout, .holder, .constraints, .field, .configuration, .comments: break
      }
    }
    return found
  }

  private func findings(in message: Message, _ schema: Schema) -> [Found] {
    var found: [Found] = []
    for placed in ofMessages {
      guard case .message(let check) = placed.visit else { continue }
      Self.add(check(message, schema), placed.place, to: &found)
    }
    for placed in message.hasLayout ? ofLayouts : [] {
      guard case .layout(let check) = placed.visit else { continue }
      Self.add(check(message, schema), placed.place, to: &found)
    }
    return found
  }

  private func findings(in holder: Holder, _ schema: Schema) -> [Found] {
    var found: [Found] = []
    for placed in ofHolders {
      guard case .holder(let check) = placed.visit else { continue }
      Self.add(check(holder, schema), placed.place, to: &found)
    }
    for placed in holder.isConstrained ? ofConstraints : [] {
      guard case .constraints(let check) = placed.visit else { continue }
      Self.add(check(holder, schema), placed.place, to: &found)
    }
    for field in holder.fields {
      for placed in ofFields {
        guard case .field(let check) = placed.visit else { continue }
        Self.add(check(field, holder, schema), placed.place, to: &found)
      }
    }
    return found
  }

  private static func add(_ findings: [Finding], _ place: Int, to found: inout [Found]) {
    if !findings.isEmpty { found.append((place, findings)) }
  }
}
