import Inspection
import SourceText

/// Which recorded releases recognize a payload.
struct ReleaseRecognition {
  private struct Recognized {
    let version: String
    let message: String
  }

  /// In the order of the record.
  private let recognized: [Recognized]
  /// What the message is now; nil: not recognized.
  private let message: String?

  /// nil: no release is recorded that can be read.
  init?(_ record: ReleaseRecord?, of inspection: Inspection) {
    guard let record, !record.recorded.isEmpty, inspection.outcome != .noJSON else { return nil }
    message = inspection.message?.name
    recognized = record.recorded.compactMap { release in
      let message = Inspector(release.schema).inspect(inspection.payload).message?.name
      return message.map { Recognized(version: release.version.description, message: $0) }
    }
  }

  var json: OrderedJSON { .array(recognized.map { .string($0.version) }) }

  /// nil: neither a release nor the schemas recognize it.
  var text: LocalizedText? {
    guard message != nil else {
      return recognized.last.map {
        LocalizedText(
          "release \($0.version) recognizes it as \($0.message)", zh: "版本 \($0.version) 将其识别为 \($0.message)")
      }
    }
    guard let first = recognized.first else {
      return LocalizedText("no recorded release recognizes it", zh: "没有已记录的版本能识别")
    }
    let name = first.message == message ? "" : first.message
    return LocalizedText(
      "release \(first.version) is the first that recognizes it\(name.isEmpty ? "" : ", as \(name)")",
      zh: "自版本 \(first.version) 起可识别\(name.isEmpty ? "" : "，当时为 \(name)")")
  }
}
