/// How the messages of a target are spread over files.
public enum Grouping: Hashable, Sendable {
  /// One file for each.
  case message
  /// So many files.
  case files(Int)

  /// How many files may be asked for.
  public static let counts = 1...1000

  /// What a target with so many messages has if it does not say.
  public static func standard(for count: Int) -> Grouping { count < 100 ? .message : .files(20) }

  /// Which of so many files, from 1 on, a message of this name is in.
  ///
  /// It depends on nothing else: whatever messages come and go, the others stay where they are. The 64-bit FNV-1a hash
  /// of the name's UTF-8, modulo the number of files; never to be changed, for that would move everybody's messages.
  public static func file(of name: String, among count: Int) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash % UInt64(count)) + 1
  }
}
