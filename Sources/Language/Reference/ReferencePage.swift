/// A page of the reference, whose tables of keys are between `<!-- keys: message -->` and `<!-- end -->`.
public struct ReferencePage {
  /// The page with its tables as the language has them.
  public let text: String

  /// Why a page's markers cannot be followed.
  public struct BadMarker: Error {
    /// From 1.
    public let line: Int
    public let message: String
  }

  public init(_ page: String) throws(BadMarker) {
    var lines: [String] = []
    var opened: Int?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line == "<!-- end -->" {
        guard opened != nil else { throw BadMarker(line: index + 1, message: "nothing to end here") }
        opened = nil
      }
      if opened == nil { lines.append(String(line)) }
      guard line.hasPrefix("<!-- keys: "), line.hasSuffix(" -->") else { continue }
      let name = String(line.dropFirst("<!-- keys: ".count).dropLast(" -->".count))
      guard let table = ReferenceTable.all[name], opened == nil else {
        throw BadMarker(line: index + 1, message: "unknown table `\(name)`, or one in another")
      }
      lines += table.lines
      opened = index + 1
    }
    if let opened { throw BadMarker(line: opened, message: "no `<!-- end -->` after this") }
    text = lines.joined(separator: "\n")
  }
}
