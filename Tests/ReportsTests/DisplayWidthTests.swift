import Reports
import Testing

/// The columns a terminal gives to a text.
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("红包", 4), ("：，。", 6), ("“”…", 3), ("한국", 4), ("かな", 4), ("ｶﾅ", 2), ("é", 1), ("e\u{301}", 1),
    ("🧧", 2), ("❤", 1), ("❤️", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳", 2), ("1️⃣", 2), ("🏳️‍🌈", 2), ("a\u{200B}b", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("𠮷", 2), ("ไทย", 3), ("กำ", 2), ("\t", 4), ("\u{1B}[1m", 4), ("\u{202E}x", 2), ("\r\n", 2), ("\u{3000}", 2),
    ("½±", 2), ("🀄🃏", 4),
  ])
  func ofText(_ text: String, _ width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test(arguments: [
    ("a\tb", "a    b"), ("\u{1B}[31m", "␛[31m"), ("a\r\nb", "a␍␊b"), ("\0\u{7F}", "␀␡"), ("\u{9B}1m", "�1m"),
    ("a\u{202E}b\u{2066}\u{200F}", "a�b��"), ("\u{2028}\u{FEFF}", "��"), ("红 👨‍👩‍👧", "红 👨‍👩‍👧"),
  ])
  func shown(_ text: String, _ shown: String) { #expect(TerminalText.shown(text) == shown) }
}
