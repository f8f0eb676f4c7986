import Schema
import SourceText

/// Several checks of one schema.
///
/// Each message, holder and field is taken in hand once for all of them, and many on all cores; what is found is the
/// same as if the checks had gone one by one.
struct Visits: Sendable {
  /// A check, and its place among all.
  private typealias Placed<Check> = (place: Int, check: Check)

  private var ofSchema: [Placed<@Sendable (Schema) -> [Finding]>] = []
  private var ofIdentities: [Placed<@Sendable (Rounds, Schema) -> [Finding]>] = []
  private var ofMessages: [Placed<@Sendable (Message, Schema) -> [Finding]>] = []
  private var ofHolders: [Placed<@Sendable (Holder, Schema) -> [Finding]>] = []
  private var ofFields: [Placed<@Sendable (Field, Holder, Schema) -> [Finding]>] = []
  private var ofConfiguration: [Placed<@Sendable (Configuration, [KnownRule]) -> [Finding]>] = []
  private let count: Int

  /// Checks of comments, which look at what the others found, find nothing here.
  init(_ visits: [Visit]) {
    count = visits.count
    for (place, visit) in visits.enumerated() {
      switch visit {
      case .schema(let check): ofSchema.append((place, check))
      case .identities(let check): ofIdentities.append((place, check))
      case .message(let check): ofMessages.append((place, check))
      case .holder(let check): ofHolders.append((place, check))
      case .field(let check): ofFields.append((place, check))
      case .configuration(let check): ofConfiguration.append((place, check))
      case .comments: break
      }
    }
  }

  /// The findings of each check, in the order of the checks.
  func findings(in schema: Schema, known: [KnownRule]) -> [[Finding]] {
    var found = [[Finding]](repeating: [], count: count)
    func take(_ parts: [[Placed<[Finding]>]]) {
      for part in parts { for (place, findings) in part { found[place] += findings } }
    }
    // Of few messages, the whole is too little work to be handed out.
    let wholes = ofWhole
    take(wholes.mapOnAllCores(chunk: schema.messages.count < 64 ? wholes.count : 1) { $0(schema) })
    if !ofMessages.isEmpty { take(schema.messages.mapOnAllCores { findings(in: $0, schema) }) }
    if !ofHolders.isEmpty || !ofFields.isEmpty {
      take(schema.holders.mapOnAllCores { findings(in: $0, schema) })
    }
    for (place, check) in ofConfiguration { found[place] += check(schema.configuration, KnownRule.all(and: known)) }
    return found
  }

  /// What looks at the whole, in pieces of work; the checks of identities, which share what they look at, are one.
  private var ofWhole: [@Sendable (Schema) -> [Placed<[Finding]>]] {
    var pieces: [@Sendable (Schema) -> [Placed<[Finding]>]] = []
    for (place, check) in ofSchema { pieces.append { [(place, check($0))] } }
    let checks = ofIdentities
    guard !checks.isEmpty else { return pieces }
    pieces.append { schema in
      let rounds = Rounds(schema)
      return checks.map { ($0.place, $0.check(rounds, schema)) }
    }
    return pieces
  }

  private func findings(in message: Message, _ schema: Schema) -> [Placed<[Finding]>] {
    var found: [Placed<[Finding]>] = []
    for (place, check) in ofMessages { Self.add(check(message, schema), place, to: &found) }
    return found
  }

  private func findings(in holder: Holder, _ schema: Schema) -> [Placed<[Finding]>] {
    var found: [Placed<[Finding]>] = []
    for (place, check) in ofHolders { Self.add(check(holder, schema), place, to: &found) }
    for field in holder.fields {
      for (place, check) in ofFields { Self.add(check(field, holder, schema), place, to: &found) }
    }
    return found
  }

  private static func add(_ findings: [Finding], _ place: Int, to found: inout [Placed<[Finding]>]) {
    if !findings.isEmpty { found.append((place, findings)) }
  }
}
