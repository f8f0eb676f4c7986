import Schema

/// Who reads an id in one schema: its whole dispatch, `alsoReads` included, in the order in which its decoder tries it.
struct IDReaders: Sendable {
  /// What the decoder tries at once.
  fileprivate struct Step {
    let step: DecodingStep
    /// They all look for the id at the same place.
    let envelope: Envelope
    /// Claims of single values, which are tried before others.
    var exact: [[TypeID.Value]: [Dispatch.Claim]] = [:]
    var open: [Dispatch.Claim] = []
  }

  private let schema: Schema
  private let steps: [Step]
  /// What is claimed by anybody.
  private let patterns: [[TypeID.Component]]
  /// The ids of each message that are single values.
  private var fixed: [[WrittenID]] = []

  init(_ schema: Schema) {
    self.schema = schema
    steps = DecodingStep.all(of: schema).map { step in
      var own = Step(step: step, envelope: schema[step.claims[0].envelope])
      for claim in step.claims {
        if let values = claim.typeID?.components.values {
          own.exact[values.map(\.canonical), default: []].append(claim)
        } else {
          own.open.append(claim)
        }
      }
      return own
    }
    patterns = steps.flatMap(\.step.claims).compactMap(\.typeID?.components)
    fixed = schema.messages.map { message in
      ids(of: message).compactMap(\.values).map { written($0, message) }.filter { isRead($0) }
    }
  }

  /// The message that reads what another schema writes; nil: it is unrecognized.
  func reader(of written: WrittenID) -> IDReading.Reader? {
    for step in steps {
      guard let claim = step.step.isWithoutID ? step.claim(withoutID: written) : step.claim(on: written) else {
        continue
      }
      return IDReading.Reader(message: claim.message, envelope: schema[claim.envelope])
    }
    return nil
  }

  /// Examples of all ids that a message of this schema writes: of ranges and `_` ends and what lies between the ids of
  /// either side, less what this schema gives to another message.
  func written(by place: Int, against other: IDReaders) -> [WrittenID] {
    let message = schema.messages[place]
    let open = ids(of: message).filter { $0.values == nil }
    guard !open.isEmpty else { return fixed[place] }
    let rivals = patterns + other.patterns
    return fixed[place]
      + open.flatMap { IDSamples($0, among: rivals).all }.map { written($0, message) }.filter { isRead($0) }
  }

  /// The same of what is only read: one id for each of `alsoReads`.
  func foreign(of message: Message) -> [WrittenID] {
    message.alsoReads.flatMap { way in
      way.ids.all.compactMap { id in
        IDSamples(id.components, among: []).all.first.map {
          WrittenID($0, of: message, in: schema[way.envelope])
        }
      }
    }
  }

  private func ids(of message: Message) -> [[TypeID.Component]] {
    message.ids.all.isEmpty ? [[]] : message.ids.all.map(\.components)
  }

  private func written(_ id: [TypeID.Value], _ message: Message) -> WrittenID {
    WrittenID(id, of: message, in: schema[message.envelope])
  }

  /// This schema reads it as the message that wrote it.
  private func isRead(_ written: WrittenID) -> Bool {
    reader(of: written).map { schema.messages[$0.message].name == written.message.name } ?? false
  }
}

extension IDReaders.Step {
  /// Of messages that go by their envelope alone, the last one wins.
  fileprivate func claim(withoutID written: WrittenID) -> Dispatch.Claim? {
    let isThere =
      step.key.hasExternalID
      ? written.envelope.hasExternalID || written.envelope.isList == envelope.isList
      : !written.envelope.hasExternalID && hasRequiredKeys(written)
    return isThere ? step.claims.last : nil
  }

  fileprivate func claim(on written: WrittenID) -> Dispatch.Claim? {
    guard step.key.hasExternalID == written.envelope.hasExternalID, hasRequiredKeys(written) else { return nil }
    let values =
      step.key.hasExternalID
      ? written.id : step.key.idKeys.compactMap { written.value(at: $0, for: envelope) }
    let components = values.map { TypeID.Component.value($0) }
    func takes(_ claim: Dispatch.Claim) -> Bool {
      claim.typeID?.components.overlaps(components, strictly: claim.isStrict) ?? false
    }
    return exact[values.map(\.canonical)]?.first(where: takes) ?? open.first(where: takes)
  }

  private func hasRequiredKeys(_ written: WrittenID) -> Bool {
    step.key.requiredKeys.allSatisfy { written.isPresent($0, for: envelope) }
  }
}

extension [TypeID.Component] {
  /// nil: there is a range or `_` among them.
  fileprivate var values: [TypeID.Value]? {
    let values = compactMap { component in if case .value(let value) = component { value } else { nil } }
    return values.count == count ? values : nil
  }
}
