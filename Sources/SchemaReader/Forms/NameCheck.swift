import Schema
import SourceText

/// Checks names that authors give.
struct NameCheck: ReportingReader {
  let forms: FormReader

  /// A name of a type that the author gives: UpperCamelCase and free in Swift.
  func typeName(_ name: Located<String>, key: String) {
    let text = name.value
    let taken = key == "message" ? SwiftNames.messageNames : SwiftNames.typesInUse
    guard SwiftNames.isIdentifier(text) else { return report(.invalidName(noIdentifier: name)) }
    if !SwiftNames.isUpperCamelCase(text), let first = text.first,
      first.isLowercase || first == "_" || text.contains("_")
    {
      let better = SwiftNames.upperCamelCase(text)
      report(.invalidName(name, better: better, canRename: key != "typeName"))
    } else if taken.contains(text) {
      report(.swiftNameCollision(name, of: key))
    }
  }

  /// A name of a property, case or function in the generated type.
  func memberName(_ name: Located<String>, of members: Set<String>, offer: @autoclosure () -> LocalizedText) -> Bool {
    guard SwiftNames.isIdentifier(name.value) else { return fail(.invalidSwiftName(name, help: offer())) }
    return isFree(name, of: members, offer: offer())
  }

  /// Whether neither a type nor the generated type's own members have the name, an identifier.
  func isFree(_ name: Located<String>, of members: Set<String>, offer: @autoclosure () -> LocalizedText) -> Bool {
    let text = name.value
    guard !SwiftNames.isTypeInUse(text) else { return fail(.swiftNameCollision(withType: name, help: offer())) }
    guard !members.contains(text) else { return fail(.swiftNameCollision(withMember: name, help: offer())) }
    return true
  }
}
