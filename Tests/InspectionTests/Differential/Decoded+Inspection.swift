import Inspection

extension Decoded {
  init(_ inspection: Inspection, texts shown: [Inspection.Text]) {
    message = inspection.message?.name
    isValid = inspection.outcome == .decoded
    failures = inspection.failures.map { $0.sentence().english }
    reason = inspection.reason.map { "\($0)" }
    unknownKeys = inspection.unknownKeys.map { "\($0)" } ?? ""
    encoded = inspection.encoded
    for text in shown { texts.updateValue(text.text, forKey: text.name) }
  }
}
