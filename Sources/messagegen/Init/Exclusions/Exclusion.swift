/// What comes of excluding a folder from a tool for style.
enum Exclusion: Equatable {
  /// The tool's configuration with the folder in its list.
  case added([UInt8])
  /// The folder is in the list.
  case present
  /// There is no list that can be extended; what a person would write.
  case advice(String)
}
