/// `--exclude` in SwiftFormat's configuration.
enum SwiftFormatExclusion {
  static let name = ".swiftformat"
  private static let option = "--exclude "

  static func adding(_ folder: String, to bytes: [UInt8]) -> Exclusion {
    let path = folder.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "\\ ")
    let advice = Exclusion.advice(option + path)
    // Not as characters, of which the end of a line with a carriage return is one.
    var lines = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    guard lines.joined(separator: "\n").utf8.elementsEqual(bytes),
      let index = lines.lastIndex(where: { $0.hasPrefix(option) })
    else { return advice }
    let (list, rest) = parts(of: lines[index])
    let folders = list.dropFirst(option.count).split(separator: ",").map { entry in
      String(entry.drop { $0 == " " }).split(separator: "\\ ").joined(separator: " ")
    }
    if folders.contains(where: { ProjectPath(folder).isInside(ProjectPath($0)) }) { return .present }
    // More options on the line, or a line that goes on: that is for a person.
    guard !folders.isEmpty, !list.contains(" --"), !list.hasSuffix("\\"), !list.hasSuffix(","), !list.contains("\"")
    else { return advice }
    lines[index] = "\(list),\(path)\(rest)"
    return .added(Array(lines.joined(separator: "\n").utf8))
  }

  /// A line without the blanks and the comment at its end, and these.
  private static func parts(of line: Substring) -> (list: Substring, rest: Substring) {
    let comment = line.firstIndex(of: "#") ?? line.endIndex
    let end = line[..<comment].lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? comment
    return (line[..<end], line[end...])
  }
}
