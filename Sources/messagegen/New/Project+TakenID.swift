import Checks
import Schema
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
        "the id \(id) is already used", zh: "ID \(id) 已被使用",
        help: finding.help.map { LocalizedText("\(user); \($0)", zh: "\(user)；\($0)") } ?? user)
    }
  }

  /// Refuses a new message whose id another had in a release.
  ///
  /// - Parameter file: That of the new message.
  func checkWasFree(of file: SourceFile) throws {
    guard let schema, findings.contains(where: { $0.id == "id-reused" && $0.range.file == file.id }),
      let message = schema.messages.first(where: { $0.declaration.range.file == file.id })
    else { return }
    let group = Dispatch.Group.Key(schema[message.envelope])
    for typeID in message.ids.all {
      guard let user = schema.history.user(of: typeID.components, in: group, besides: message.name) else { continue }
      let free = schema.nextFreeID(in: message.envelope).map(String.init)
      throw Failure(
        "the id \(typeID.yaml) was that of `\(user.message)` until \(user.release)",
        zh: "ID \(typeID.yaml) 曾属于 `\(user.message)`，直到 \(user.release)",
        help: free.map { LocalizedText("the next free id is \($0)", zh: "下一个可用的 ID 是 \($0)") }
          ?? LocalizedText("choose an id that no release has", zh: "换一个任何版本都没有用过的 ID"))
    }
  }
}
