import SourceText

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
    for attribute in attributes { text += " \(attribute.name)=\"\(Escaping.xml(attribute.value))\"" }
    if let content {
      text += ">" + Escaping.xml(content, keepsLines: true) + "</\(name)>\n"
    } else if children.isEmpty {
      text += "/>\n"
    } else {
      text += ">\n"
      for child in children { child.write(to: &text, indentation: indentation + "  ") }
      text += indentation + "</\(name)>\n"
    }
  }
}
