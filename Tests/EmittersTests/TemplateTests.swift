import Foundation
import Schema
import SchemaTestSupport
import Templates
import Testing

@testable import Emitters

/// The templates as a set: what is embedded, and what a user may replace.
struct TemplateTests {
  static let gift = "message: Gift\nid: 5\ndoc: A gift.\nfields: { title: string }\n"

  @Test func everyTemplateInTheFolderIsEmbedded() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Templates").standardizedFileURL
    var names: [String] = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
    where file.pathExtension == "mustache" {
      if file.deletingLastPathComponent().lastPathComponent == "Catalog" {
        #expect(CatalogTemplates.text(of: file.lastPathComponent) == Array(try Data(contentsOf: file)))
        continue
      }
      names.append(file.lastPathComponent)
      #expect(BuiltInTemplates.text(of: file.lastPathComponent) == Array(try Data(contentsOf: file)))
    }
    #expect(names.sorted() == BuiltInTemplates.all.map(\.name))
  }

  /// A property of that name would be meant instead, wherever a type calls the function.
  @Test func noFieldHidesAFunction() {
    var names: Set<String> = []
    for text in (BuiltInTemplates.all + RuntimeSources.all).map(\.bytes) {
      let text = String(decoding: text, as: UTF8.self)
      for match in text.matches(of: /(?m)^[^ \n\/][^\n]*\bfunc (\w+)[<(]/) { names.insert(String(match.1)) }
    }
    #expect(names.contains("messageLink") && names.contains("jsonFilled"))
    for name in names {
      #expect(SwiftNames.objectMembers.contains(name) && SwiftNames.attachmentMembers.contains(name), "\(name)")
    }
  }

  @Test func userTemplateReplacesTheBuiltInOne() throws {
    let project = TestProject([Self.gift], configuration: TestProject.target)
    let files = try project.emitted(userTemplates: [
      "CustomMessage.swift.mustache": "{{#messages}}{{caseName}} is {{type}}\n{{/messages}}"
    ])
    #expect(files["CustomMessage.swift"] == "gift is GiftAttachment\n")
    expect(files["GiftAttachment.swift"], has: "struct GiftAttachment")
  }

  @Test func everyTemplateIsInTheCatalogWithItsViewModel() {
    let catalog = TemplateCatalog()
    #expect(catalog.entries.map(\.file) == BuiltInTemplates.all.map(\.name))
    let texts = catalog.entries.map { ($0.file, String(decoding: $0.text, as: UTF8.self)) }
    #expect(catalog.findings(in: TestProject.templates(Dictionary(uniqueKeysWithValues: texts))) == [])
  }

  @Test func aMistakeIsFoundWhateverTheTarget() throws {
    let templates = TestProject.templates(["TUIKitTaps.swift.mustache": "{{heder}}"])
    #expect(TemplateCatalog().findings(in: templates).map(\.message.english) == ["unknown name `heder`"])
    let project = TestProject([Self.gift], configuration: TestProject.target)
    #expect(try project.emitted(userTemplates: ["TUIKitTaps.swift.mustache": "{{heder}}"]).isEmpty == false)
  }

  @Test func aMistakeInAnIncludedTemplateIsFoundOnce() {
    let files = TestProject.templates([
      "Attachment.swift.mustache": "{{#object}}{{> Object.swift}}{{/object}}", "Object.swift.mustache": "{{nam}}",
    ])
    let findings = TemplateCatalog().findings(in: files)
    #expect(findings.map(\.range.file) == [files["Object.swift.mustache"]?.id])
    #expect(findings.flatMap(\.notes) == [])
  }

  @Test func aTemplateThatReplacesNothingIsFound() throws {
    let findings = TemplateCatalog().findings(
      in: TestProject.templates(["Atachment.swift.mustache": "", "notes.md": "a"]))
    #expect(findings.map(\.id) == ["unknown-template", "unknown-template"])
    #expect(findings[0].help?.english == "did you mean `Attachment.swift.mustache`?")
    #expect(findings[1].help?.english.hasPrefix("run `messagegen templates`") == true)
  }
}
