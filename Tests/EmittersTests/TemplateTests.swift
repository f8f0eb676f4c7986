import Foundation
import Schema
import Templates
import Templating
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
    #expect(names.sorted() == BuiltInTemplates.all.map(\.file).sorted())
  }

  /// A property of that name would be meant instead, wherever a type calls the function.
  @Test func noFieldHidesAFunction() {
    var names: Set<String> = []
    for text in BuiltInTemplates.all.map({ $0.text() }) + RuntimeSources.all.map({ $0.text() }) {
      let text = String(decoding: text, as: UTF8.self)
      for match in text.matches(of: /(?m)^[^ \n\/][^\n]*\bfunc (\w+)[<(]/) { names.insert(String(match.1)) }
    }
    #expect(names.contains("messageLink") && names.contains("jsonFilled"))
    for name in names {
      #expect(SwiftNames.objectMembers.contains(name) && SwiftNames.attachmentMembers.contains(name), "\(name)")
    }
  }

  @Test func userTemplateReplacesTheBuiltInOne() throws {
    let project = Project([Self.gift], configuration: Project.target)
    let files = try project.files(userTemplates: [
      "CustomMessage.swift.mustache": "{{#messages}}{{caseName}} is {{type}}\n{{/messages}}"
    ])
    #expect(files["CustomMessage.swift"] == "gift is GiftAttachment\n")
    #expect(files["GiftAttachment.swift"]?.contains("struct GiftAttachment") == true)
  }

  @Test func unknownNameInAUserTemplateHasAPlace() throws {
    let project = Project([Self.gift], configuration: Project.target)
    let error = #expect(throws: TemplateError.self) {
      try project.files(userTemplates: [
        "CustomMessage.swift.mustache": "one\n{{#messages}}\n  {{caseNam}}\n{{/messages}}"
      ])
    }
    #expect(error?.template == "CustomMessage.swift.mustache")
    #expect(error?.line == 3)
    #expect(error?.description.contains("did you mean `caseName`?") == true)
  }

  @Test func userTemplateThatReplacesNothingIsAnError() throws {
    let project = Project([Self.gift], configuration: Project.target)
    let error = #expect(throws: EmitterError.self) {
      try project.files(userTemplates: ["Atachment.swift.mustache": ""])
    }
    #expect(error?.description.contains("`Attachment.swift.mustache`") == true)
  }
}
