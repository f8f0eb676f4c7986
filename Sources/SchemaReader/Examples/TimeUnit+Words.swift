import Schema
import SourceText

extension FieldType.TimeUnit {
  /// In the plural.
  var title: LocalizedText {
    switch self {
    case .seconds: LocalizedText("seconds", zh: "秒")
    case .milliseconds: LocalizedText("milliseconds", zh: "毫秒")
    }
  }

  /// How a time is written.
  var sample: LocalizedText {
    let number = self == .seconds ? "1714521600" : "1714521600000"
    return LocalizedText(
      "write \(title) since 1970: 2024-05-01 00:00 UTC is `\(number)`",
      zh: "写成自 1970 年起的\(title)数：2024-05-01 00:00 UTC 是 `\(number)`")
  }
}
