import Schema
import SourceText
import Testing

@testable import Language

struct KeyTests {
  @Test(arguments: Form.all.map(\.title.english)) func everyKeyIsSaidInBothLanguages(_ title: String) throws {
    let form = try #require(Form.all.first { $0.title.english == title })
    for key in form.keys {
      #expect(!key.summary.english.isEmpty && !key.reference.isEmpty, "\(key.name)")
      #expect(key.summary.chinese.unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value }, "\(key.name)")
    }
    #expect(Set(form.keys.map(\.name)).count == form.keys.count)
    #expect(form.ordered.map(\.name).sorted() == form.keys.map(\.name).sorted())
  }

  @Test func aConstraintSaysWhatItIsFor() {
    #expect(Form.constraints.allSatisfy { !$0.fields.isEmpty })
    let key = Form.Key("a", .bool, of: [.urls, .lists], "must be short", zh: "必须很短", reference: "is short")
    #expect(key.reference == "URLs, lists: is short")
    #expect(ConstrainedFields.numbers.includes(.integer(.int32), isOptional: false))
    #expect(!ConstrainedFields.numbers.includes(.list(.double), isOptional: true))
    #expect(ConstrainedFields.optionals.includes(.json, isOptional: true))
    #expect(!ConstrainedFields.optionals.includes(.json, isOptional: false))
  }

  @Test func aDefaultIsSaidBehindTheSummary() {
    let key = Form.Key("lines", .integer(0...9), default: 3, "the most lines", zh: "最大行数")
    #expect(key.summary.english == "the most lines (default: 3)")
    #expect(key.summary.chinese == "最大行数；默认为 3")
    #expect(Form.Key("a", .bool, default: false, "whether", zh: "是否").summary.english == "whether")
  }
}
