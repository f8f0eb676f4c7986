import MessageRuntime
import TestSupport
import Testing

@testable import KitchenSink

/// `decode(encode(x)) == x`, for random values of every message.
struct RoundTripTests {
  @Test(arguments: Subject.all) func whatIsWrittenIsRead(_ subject: Subject) throws {
    var random = Randomness(1)
    var valid = 0
    let rounds = Tier.trials(400)
    for round in 0..<rounds {
      let value = subject.value(&random)
      let text = value.encode()
      let message = decode(text, externalID: subject.externalID, slots: value.slots())
      let failures = value.validate()
      if failures.isEmpty {
        valid += 1
        try #require(message.kind == subject.kind, "SEED=\(Randomness.seed) round \(round): \(message) of \(text)")
        let isSame = isEqual(value, message.attachment)
        try #require(isSame, "SEED=\(Randomness.seed) round \(round): \(message) of \(text)")
        try #require(message.encode().utf8.elementsEqual(text.utf8), "SEED=\(Randomness.seed) round \(round)")
      } else {
        try #require(message.failures == failures, "SEED=\(Randomness.seed) round \(round): \(text)")
      }
    }
    try #require(valid > rounds / 10)
    print("round trips of \(subject.kind): \(rounds) cases, \(valid) valid; SEED=\(Randomness.seed)")
  }

  private func isEqual<T: CustomAttachment & Equatable>(_ value: T, _ other: (any CustomAttachment)?) -> Bool {
    other as? T == value
  }

  @Test func everyMessageHasASubject() {
    #expect(Set(Subject.all.map(\.kind)) == Set(CustomMessage.Kind.allCases))
  }
}
