import Inspection
import MessageRuntime

extension Decoded {
  init(by inspector: Inspector, _ input: Input) {
    let inspection = inspector.inspect(Payload(input.text, externalID: input.externalID, slots: input.slots))
    message = inspection.message?.name
    isValid = inspection.outcome == .decoded
    failures = inspection.failures.map { $0.sentence().english }
    reason = inspection.reason.map { "\($0)" }
    unknownKeys = inspection.unknownKeys.map { "\($0)" } ?? ""
    encoded = inspection.encoded
  }
}
