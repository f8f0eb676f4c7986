import Foundation
import SourceText
import Testing

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct XMLReportTests {
  @Test func checkstyle() throws {
    let read = try Elements(CheckstyleReport().text(of: Fixture.findings, in: Fixture.files))
    #expect(read.names == ["checkstyle", "file", "error", "error", "file", "error"])
    #expect(read.attributes[1]["name"] == Fixture.file.path)
    #expect(read.attributes[2]["source"] == "messagegen.hostile-rule")
    #expect(
      read.attributes[2]["message"]?.contains("]]> % %0A ::error::x \\ \r\n\t\u{FFFD}\u{FFFD}[31m \u{202E}红🧧") == true)
    #expect(read.attributes[5]["severity"] == "info")
    #expect(try Elements(CheckstyleReport().text(of: [], in: [])).names == ["checkstyle"])
  }

  @Test func jUnit() throws {
    let read = try Elements(JUnitReport(failing: .warning).text(of: Fixture.findings, in: Fixture.files))
    #expect(
      read.names == ["testsuites", "testsuite", "testcase", "failure", "testcase", "failure", "testcase", "system-out"])
    #expect(read.attributes[1]["tests"] == "3" && read.attributes[1]["failures"] == "2")
    #expect(read.content.contains("]]>") && read.content.contains("two lines"))
    let strict = try Elements(JUnitReport(failing: .note).text(of: Fixture.findings, in: Fixture.files))
    #expect(strict.attributes[0]["failures"] == "3")
    let empty = try Elements(JUnitReport(failing: .error).text(of: [], in: Fixture.files))
    #expect(empty.names == ["testsuites", "testsuite", "testcase", "testcase"])
  }

  @Test func everyScalarIsValid() throws {
    let all = (0...0x1_FFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    let text = String(String.UnicodeScalarView(all))
    let element = XMLText(name: "a", attributes: [("b", text)], content: text)
    let read = try Elements(element.document)
    let plain = "\t\n\r !\"#$%&'()"
    #expect(read.attributes[0]["b"]?.unicodeScalars.dropFirst(9).first == "\t" && read.content.contains("!\"#$%&'()"))
    #expect(Escaping.xml(plain) == "&#9;&#10;&#13; !&quot;#$%&amp;&apos;()")
  }
}

/// The elements of a document in its order; throws if it is none.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []
  private(set) var content = ""

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }
}
