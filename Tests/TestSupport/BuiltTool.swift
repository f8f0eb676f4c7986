import Foundation

/// The tool that was built with the tests.
public enum BuiltTool {
  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  /// The path of its folder.
  public static let folder = URL(filePath: #filePath).appending(path: "../../../.build/\(configuration)")
    .standardizedFileURL.path
  public static let path = folder + "/messagegen"
}
