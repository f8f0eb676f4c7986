import Inspection
import MessageRuntime
import Schema
import SourceText

/// A candidate for an example as both sides decoded it.
struct DecodedCandidate {
  let subject: ExampleSubject
  let written: Inspection
  let read: Inspection

  /// The details of an outcome; nil: it has another one, or not because of the change.
  func outcome(of kind: DecodingOutcome) -> BreakingExample.Outcome? {
    switch kind {
    case .misread: misread
    case .unrecognized:
      read.message == nil ? .unrecognized(fallback: fallback) : nil
    case .invalid: invalid
    case .altered: read.outcome == .decoded ? altered : nil
    case .absent: read.outcome == .decoded ? absent : nil
    case .dropped: dropped
    case .unlisted: read.outcome == .decoded ? unlisted : nil
    case .ignored, .foreign: nil
    }
  }

  private var misread: BreakingExample.Outcome? {
    guard let message = read.message, message.name != subject.reader?.name else { return nil }
    if let name = subject.misreader, name != message.name { return nil }
    return .misread(as: message.name)
  }

  private var fallback: BreakingExample.Fallback {
    if subject.message.texts.fallback == nil { return .none }
    guard let text = written.texts().first(where: { $0.name == "fallback" })?.text else { return .hook }
    return .text(text)
  }

  private var isOfReader: Bool { read.message?.name == subject.reader?.name }
  private var writtenNames: [String] { subject.writtenPath.map(\.name) }
  private var readNames: [String] { subject.readPath.map(\.name) }

  private var invalid: BreakingExample.Outcome? {
    guard read.outcome == .invalid, isOfReader,
      let failure = read.failure(of: readNames) ?? read.failure(around: readNames) ?? ruleFailure,
      !subject.isOfRules || failure.isViolation
    else { return nil }
    return .invalid(failure.sentence())
  }

  /// The failure of a rule that looks at the changed field.
  private var ruleFailure: MessageFailure? {
    guard !readNames.isEmpty, let reader = subject.reader else { return nil }
    return read.failures.first { failure in
      reader.rules(giving: failure).flatMap(\.fieldPaths).contains { path in
        let names = path.steps.map(\.name)
        return names.starts(with: readNames) || readNames.starts(with: names)
      }
    }
  }

  private var dropped: BreakingExample.Outcome? {
    guard read.outcome == .decoded, isOfReader, !readNames.isEmpty,
      let element = read.droppedElement(of: readNames)
    else { return nil }
    return .dropped(element.path, element.failure.sentence(of: LocalizedText("it", zh: "该元素")))
  }

  /// What was meant and what was read, value by value; nil for both: one side has no such field.
  private var values: [(meant: DecodedValue?, read: DecodedValue)] {
    guard isOfReader else { return [] }
    let count = max(subject.writtenPath.count, subject.readPath.count)
    if count == 0 {
      return subject.message.fields.flatMap { field in pairs([field.name], [field.name]) }
    }
    return pairs(
      subject.writtenPath.count == count ? writtenNames : nil,
      subject.readPath.count == count ? readNames : nil)
  }

  private func pairs(_ meant: [String]?, _ names: [String]?) -> [(meant: DecodedValue?, read: DecodedValue)] {
    guard let names else { return [] }
    let values = read.values(of: names)
    guard let meant else { return values.map { (nil, $0) } }
    let own = written.values(of: meant)
    return own.count == values.count ? zip(own, values).map { ($0, $1) } : []
  }

  private var altered: BreakingExample.Outcome? {
    guard
      let pair = values.first(where: { meant, read in read.shown != nil && meant.map { !$0.isSame(as: read) } ?? false }
      )
    else { return nil }
    let isHidden = pair.read.isSensitive || pair.meant?.isSensitive ?? false
    let values = isHidden ? nil : BreakingExample.Values(read: pair.read.text, meant: pair.meant?.text)
    return .altered(pair.read.path, values)
  }

  private var absent: BreakingExample.Outcome? {
    let pair = values.first { meant, read in
      guard let meant else { return read.shown == nil || read.isDefault }
      return meant.shown != nil && (read.shown == nil || read.isDefault && !meant.isSame(as: read))
    }
    guard let pair else { return nil }
    return .absent(pair.read.path, standard: pair.read.isSensitive ? nil : pair.read.text)
  }

  private var unlisted: BreakingExample.Outcome? {
    values.first { $0.read.isUndeclared }.map { pair in
      .unlisted(pair.read.path, raw: pair.read.isSensitive ? nil : pair.read.text)
    }
  }
}

extension MessageFailure {
  /// Whether a constraint is violated; otherwise the value could not be decoded.
  var isViolation: Bool {
    switch reason {
    case .missing, .wrongType, .outOfRange, .unreadable, .tooDeep: false
    default: true
    }
  }
}

extension DecodedValue {
  /// Short enough for a line, without backticks.
  fileprivate var text: String? { shown.map { Excerpt.cut($0, to: 40).replacing("`", with: "'") } }
}
