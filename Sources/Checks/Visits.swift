import Schema
import SourceText

/// Several checks of one schema.
///
/// Each message, holder and field is taken in hand once for all of them, and many on all cores; what is found is the
/// same as if the checks had gone one by one.
struct Visits: Sendable {
  /// A check, and its place among all. The check stays in its enum: as an element of an array, a function would be
  /// called by way of another that copies the message.
  struct Placed: Sendable {
    let place: Int
    let visit: Visit
  }
  /// What a check found.
  typealias Found = (place: Int, findings: [Finding])

  private var ofSchema: [Placed] = []
  private(set) var ofSurvey: [Placed] = []
  private var ofIdentities: [Placed] = []
  private(set) var ofMessages: [Placed] = []
  private(set) var ofLayouts: [Placed] = []
  private(set) var ofHolders: [Placed] = []
  private(set) var ofConstraints: [Placed] = []
  private(set) var ofFields: [Placed] = []
  private var ofConfiguration: [Placed] = []
  private let count: Int

  /// Checks of comments, which look at what the others found, find nothing here.
  init(_ visits: [Visit]) {
    count = visits.count
    for (place, visit) in visits.enumerated() {
      let placed = Placed(place: place, visit: visit)
      switch visit {
      case .schema: ofSchema.append(placed)
      case .survey: ofSurvey.append(placed)
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
    func take(_ part: [Found]) { for (place, findings) in part { found[place] += findings } }
    func work<Piece: Sendable, T: Sendable>(on pieces: [Piece], _ body: @Sendable (Piece) -> T) -> [T] {
      pieces.map(body)
    }
    var survey = Survey()
    for part in work(on: needsDeclarations ? Declarations.pieces(of: schema) : [], { look(at: $0, in: schema) }) {
      take(part.found)
      survey.add(part.survey)
    }
    let wholes = ofSchema.map { [$0] } + [ofIdentities, ofSurvey].filter { !$0.isEmpty }
    work(on: wholes) { [survey] in Self.findings(of: $0, in: schema, survey) }.forEach(take)
    for placed in ofConfiguration where !schema.configuration.ruleSettings.isEmpty {
      guard case .configuration(let check) = placed.visit else { continue }
      found[placed.place] += check(schema.configuration, KnownRule.all(and: known()))
    }
    return found
  }

  /// A piece of work on the whole: one check, or those of identities or of the survey, which share what they look at.
  private static func findings(of piece: [Placed], in schema: Schema, _ survey: Survey) -> [Found] {
    lazy var rounds = Rounds(schema)
    var found: [Found] = []
    for placed in piece {
      switch placed.visit {
      case .schema(let check): add(check(schema), placed.place, to: &found)
      case .survey(let check): add(check(survey, schema), placed.place, to: &found)
      case .identities(let check): add(check(rounds, schema), placed.place, to: &found)
      case .message, .layout, .holder, .constraints, .field, .configuration, .comments: break
      }
    }
    return found
  }

  static func add(_ findings: [Finding], _ place: Int, to found: inout [Found]) {
    if !findings.isEmpty { found.append((place, findings)) }
  }
}
