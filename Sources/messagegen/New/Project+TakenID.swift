import SourceText

extension Project {
  /// Refuses a new message whose id another has: what is wrong is the wish, not one of the two files, and the newer of
  /// them is not even written yet.
  func checkIsFree(_ id: String, of file: SourceFile) throws {
    for finding in findings where finding.id == "duplicate-id" {
      let locations = [finding.range] + finding.notes.compactMap(\.range)
      guard locations.contains(where: { $0.file == file.id }),
        let other = locations.first(where: { $0.file != file.id })
      else { continue }
      let user = LocalizedText("it is used by \(location(of: other))", zh: "它已用于 \(location(of: other))")
      throw Failure(
        message: LocalizedText("the id \(id) is already used", zh: "ID \(id) 已被使用"),
        help: finding.help.map { LocalizedText("\(user); \($0)", zh: "\(user)；\($0)") } ?? user)
    }
  }
}
