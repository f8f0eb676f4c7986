/// A new file that is the author's from then on.
public struct AuthoredFile: Sendable {
  let name: String
  /// The path of its folder, which need not be there; `.` for the configuration's.
  let folder: String
  let bytes: [UInt8]

  public init(_ name: String, in folder: String, bytes: [UInt8]) {
    (self.name, self.folder, self.bytes) = (name, folder, bytes)
  }
}
