import SourceText

extension Rule {
  public static let notUTF8 = Rule(
    "not-utf8", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("a file that is not UTF-8", zh: "文件编码不是 UTF-8"),
    why: LocalizedText(
      """
      The texts of a schema end up in Swift code and on the wire as UTF-8. Guessing another encoding could show \
      garbled text to users, without anyone noticing here.
      """,
      zh: "schema 中的文本会以 UTF-8 写入 Swift 代码并参与传输。如果靠猜测编码来读取，用户看到的就会是乱码，而且事先无从发现。"),
    bad: [
      // 红包 in GBK
      Example(
        """
        message: RedPacket
        id: 5
        texts:
                   ↓
          summary: \u{BA}\u{EC}\u{B0}\u{FC}
        """, saving: .latin1),
      Example(
        """
        ↓
        message: RedPacket
        id: 5
        """, saving: .utf16),
    ],
    good: [
      """
      message: RedPacket
      id: 5
      texts:
        summary: 红包
      """
    ])
}
