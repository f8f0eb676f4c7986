/// Who is affected by a change of the schemas.
public enum Direction: String, CaseIterable, Comparable, Sendable {
  /// Installed apps, which read what the new one sends.
  case oldReadsNew = "old-reads-new"
  /// The new app, which reads what older ones sent: histories never end.
  case newReadsOld = "new-reads-old"
  /// The app's code, which uses the generated Swift.
  case source
  /// Users of the new app.
  case display

  public static func < (a: Direction, b: Direction) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
