import MessageRuntime
import Schema
import SourceText

extension ValidationRule {
  /// What it demands, as decoders say it of a message that violates it: a sentence for each constraint.
  public var sentences: [LocalizedText] {
    failures.map { failure in
      guard let condition else { return failure.sentence() }
      return LocalizedText(
        "when \(condition.text), \(failure.sentence())", zh: "当 \(condition.text)时，\(failure.sentence())")
    }
  }

  private var failures: [MessageFailure] {
    switch assertion {
    case .field(let path, let constraints):
      constraints.map { MessageFailure(path: path.text, reason: $0.value.failure) }
    case .anyOf(let paths): [MessageFailure(path: "", reason: .anyOf(paths.map(\.text)))]
    case .oneOf(let paths): [MessageFailure(path: "", reason: .oneOf(paths.map(\.text)))]
    case .hook(let name): [MessageFailure(path: "", reason: .hook(name.value))]
    }
  }
}
