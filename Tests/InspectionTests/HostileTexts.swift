/// Texts that decoders should never see, and do.
enum HostileTexts {
  static let all: [String] =
    small + deep + long

  private static let long: [String] = [
    repeated("\\", 10_000),
    "{\"type\":5," + repeated("\"a\":1,", 20_000) + "\"a\":1}",
    "{\"type\":5,\"data\":\"" + repeated("\\u0000", 5000) + "\"}",
    "{\"type\":1" + repeated("0", 400) + "}",
    repeated("{\"type\":5,\"data\":", 300) + "1" + repeated("}", 300),
  ]

  private static let small = [
    "", " ", "\u{FEFF}", "\u{0}", "{\u{0}}", "nul", "nulll", "-", "01", "1.", ".5", "1e", "+1", "NaN", "Infinity",
    "'a'",
    "\"", "\"\\", "\"\\u12", "\"\\x\"", "\"\u{1}\"", "\"\t\"", "[", "]", "[,]", "[1,]", "{", "}", "{,}", "{\"a\"}",
    "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1}{\"a\":1}", "{}\n{}", "{\"\":{}}", "{\"type\":}", "{\"type\":5}}",
    "null", "true", "5", "\"5\"", "[]", "[{\"type\":5}]", "{}", "{\"type\":null}", "{\"type\":[5]}", "{\"type\":{}}",
    "{\"type\":5.5}", "{\"type\":99999999999999999999}", "{\"type\":\"\"}", "{\"type\":\"\\ud800\"}", "{\"type\":-0}",
    "{\"type\":5,\"type\":6}", "{\"ty\\u0070e\":5}", "{\"type\":5,\"data\":null}", "{\"type\":5,\"data\":[]}",
    "{\"type\":5,\"data\":\"\"}", "{\"type\":5,\"data\":\"{}\"}", "{\"type\":5,\"data\":\"{\"}",
    "{\"type\":5,\"data\":7}",
    "// {\"type\":5}", "/**/{}", "{\"type\":5} // end", "\u{202E}{}", "{\"type\":1e0}", "{\"type\":\"１\"}",
  ]

  private static let deep = [511, 512, 513, 100_000].flatMap { nested($0) }

  private static func nested(_ depth: Int) -> [String] {
    let (open, close) = (repeated("[", depth), repeated("]", depth))
    let objects: String = repeated("{\"a\":", depth) + "1" + repeated("}", depth)
    let payload: String = "{\"type\":5,\"data\":" + open.dropFirst() + close.dropFirst() + "}"
    return [open, open + close, objects, payload]
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
