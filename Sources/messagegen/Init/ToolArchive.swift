/// An archive of the tool that a build server downloads: where it is, and its SHA-256.
struct ToolArchive {
  let url: String
  /// 64 lowercase hexadecimal digits.
  let sha256: String

  /// From `https://…#sha256`; nil: not that, or with a character that YAML or a shell may take for more than itself.
  init?(_ text: String) {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 64, parts[1].utf8.allSatisfy(Self.isHexDigit),
      Self.isAddress(parts[0]), parts[0].utf8.allSatisfy(Self.isLiteral)
    else { return nil }
    (url, sha256) = (String(parts[0]), parts[1].lowercased())
  }

  /// Of a file, or of one on a server that needs no password: what is in a job, anybody can read.
  private static func isAddress(_ url: Substring) -> Bool {
    let (file, server) = ("file:///", "https://")
    if url.hasPrefix(file) { return url.utf8.count > file.utf8.count }
    guard url.hasPrefix(server) else { return false }
    let name = url.dropFirst(server.count).prefix { $0 != "/" && $0 != "?" }
    return !name.isEmpty && !name.hasPrefix(":") && !name.contains("@")
  }

  /// Beside letters and digits.
  static let punctuation = "-._~:/?@&=+,;%"

  private static func isHexDigit(_ byte: UInt8) -> Bool { "0123456789abcdefABCDEF".utf8.contains(byte) }

  private static func isLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: punctuation.utf8.contains(byte)
    }
  }
}
