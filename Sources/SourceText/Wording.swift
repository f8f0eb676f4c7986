/// Phrases that many findings share.
public enum Wording {
  public static let deleteIt = LocalizedText("remove it", zh: "删除它")
  public static let quoteIt = LocalizedText("quote it", zh: "加引号")

  public static func didYouMean(_ name: String) -> LocalizedText {
    LocalizedText("did you mean `\(name)`?", zh: "是不是想写 `\(name)`？")
  }

  public static func write(_ text: String) -> LocalizedText {
    LocalizedText("replace with `\(text)`", zh: "替换为 `\(text)`")
  }

  public static func quote(as text: String) -> LocalizedText {
    LocalizedText("quote it: `\(text)`", zh: "加引号：`\(text)`")
  }

  /// Texts with commas between them.
  public static func enumeration(_ texts: [String]) -> LocalizedText {
    LocalizedText("\(texts.joined(separator: ", "))", zh: "\(texts.joined(separator: "、"))")
  }
}
