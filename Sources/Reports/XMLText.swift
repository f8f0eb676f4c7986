/// One XML element with its attributes, and its text.
struct XMLText {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLText] = []
  /// Characters between the tags; only without children.
  var content: String?

  /// The text of a file.
  var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    text += indentation + "<" + name
    for attribute in attributes { text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
    if let content {
      text += ">" + Self.escaped(content, keepsLines: true) + "</\(name)>\n"
    } else if children.isEmpty {
      text += "/>\n"
    } else {
      text += ">\n"
      for child in children { child.write(to: &text, indentation: indentation + "  ") }
      text += indentation + "</\(name)>\n"
    }
  }

  /// What may stand in an attribute or between tags.
  ///
  /// XML 1.0 has no way to write most control characters; they become `�`.
  ///
  /// - Parameter keepsLines: line breaks and tabs stand as they are, which an attribute would turn into spaces.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\n", "\t": if keepsLines { escaped.unicodeScalars.append(scalar) } else { escaped += "&#\(scalar.value);" }
      case "\r": escaped += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case _ where scalar.isInvisible: escaped += "&#x\(scalar.fourDigits);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
