import Schema

/// Which texts and numbers of a message a new bubble shows: those for people's eyes, not what programs keep in them.
enum ShownText {
  /// The last word of the names of fields that people have no use for.
  private static let technical = [
    "id", "ids", "uid", "uuid", "guid", "url", "urls", "uri", "md5", "sha1", "sha256", "hash", "checksum", "digest",
    "token", "key", "path", "password", "secret",
  ]

  /// Whether a text field of this name may be for people: `title` and `valid`, not `userID`, `file_md5` or `url`.
  static func isReadable(_ name: String) -> Bool {
    let small = name.lowercased()
    return !technical.contains { word in
      guard small.hasSuffix(word) else { return false }
      let rest = name.dropLast(word.count)
      return rest.isEmpty || rest.last == "_" || name[rest.endIndex].isUppercase
    }
  }
}

extension Field {
  /// An expression for a label's text, of one for the field, which is optional if it or `isOptional` is.
  func shownText(_ value: String, isOptional: Bool) -> String {
    if type == .string { return value }
    return isOptional ? "\(value).map { \"\\($0)\" }" : "\"\\(\(value))\""
  }
}

extension Message {
  /// The fields that a new bubble shows.
  var shownFields: [Field] {
    let files = [transfer?.upload, transfer?.download].compactMap { $0 }
    let urls = files.compactMap(\.url.steps.first?.name)
    return fields.filter { field in
      field.type.isShown && !field.isSensitive && field.deprecated == nil && field.slot?.value != .named("push")
        && ShownText.isReadable(field.name) && ShownText.isReadable(field.swiftName) && !urls.contains(field.name)
    }
  }
}
