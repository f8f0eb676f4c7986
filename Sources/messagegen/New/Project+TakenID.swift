import SourceText

extension Project {
  /// Refuses a new message whose id another has: what is wrong is the wish, not one of the two files, and the newer of
  /// them is not even written yet.
  func checkIsFree(_ id: String, of file: SourceFile) throws {
    for finding in findings where finding.id == "duplicate-id" {
      let places = [finding.range] + finding.notes.compactMap(\.range)
      guard places.contains(where: { $0.file == file.id }), let other = places.first(where: { $0.file != file.id })
      else { continue }
      let free = finding.help.map { "; " + $0.text(in: .english) } ?? ""
      throw Failure(message: "the id \(id) is already used", help: "it is used by \(place(of: other))\(free)")
    }
  }
}
