import Templating
import Testing

/// Each mistake, what is said about it, and where.
struct TemplateErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let template: String
    let error: String
    var testDescription: String { template }

    init(_ template: String, _ error: String) {
      self.template = template
      self.error = error
    }
  }

  static let message =
    "`MessageView` has `title`, `note`, `isPublic`, `isFinal`, `cases`, `lines`, `bubble`, `layout`"
  static let element = "`CaseView` has `name`, `lines`, `children`"
  static let layout = "`LayoutView` has `width`, `isWide`, `insets`, `columns`"

  static let names = [
    Mistake("a\n  {{titel}}\n", "2:5: unknown name `titel`, did you mean `title`? (\(message))"),
    Mistake("{{ whatever }}", "1:4: unknown name `whatever` (\(message))"),
    Mistake("{{Title}}", "1:3: unknown name `Title`, did you mean `title`? (\(message))"),
    Mistake("{{#ispublic}}{{/ispublic}}", "1:4: unknown name `ispublic`, did you mean `isPublic`? (\(message))"),
    Mistake("{{^case}}{{/case}}", "1:4: unknown name `case`, did you mean `cases`? (\(message))"),
    Mistake("{{{ nope }}}", "1:5: unknown name `nope`, did you mean `note`? (\(message))"),
    Mistake(
      "{{#cases}}\n{{nam}}\n{{/cases}}",
      "2:3: unknown name `nam`, did you mean `name`? (\(element); \(message))"),
    Mistake("{{name}}", "1:3: unknown name `name` (\(message))"),
    Mistake("{{layout.widht}}", "1:10: unknown name `widht`, did you mean `width`? (\(layout))"),
    Mistake("{{layout.title}}", "1:10: unknown name `title` (\(layout))"),
    Mistake("红包 {{红包}}", "1:6: unknown name `红包` (\(message))"),
    Mistake("{{a b}}", "1:3: `a b` is not a name"),
    Mistake("{{layout.}}", "1:3: `layout.` is not a name"),
    Mistake("{{$title}}", "1:3: `$title` is not a name"),
    Mistake("x{{ }}", "1:2: missing name in tag"),
    Mistake("x\n{{#}}", "2:1: missing name in tag"),
    Mistake("{{.}}", "1:3: `.` is not a text here, but `MessageView`"),
    Mistake("{{#lines}}{{#layout}}{{.}}{{/layout}}{{/lines}}", "1:24: `.` is not a text here, but `LayoutView`"),
  ]

  static let kinds = [
    Mistake("{{cases}}", "1:3: `cases` is a list, it cannot be written as text"),
    Mistake("{{isFinal}}", "1:3: `isFinal` is a flag, it cannot be written as text"),
    Mistake("{{bubble}}", "1:3: `bubble` is an optional view, it cannot be written as text"),
    Mistake("{{layout.insets}}", "1:3: `layout.insets` is a view, it cannot be written as text"),
    Mistake("{{#title}}a{{/title}}", "1:4: `title` is a string, it cannot be a condition"),
    Mistake("{{^note}}a{{/note}}", "1:4: `note` is a string, it cannot be a condition"),
    Mistake("{{#lines}}{{#.}}{{/.}}{{/lines}}", "1:14: `.` is a string, it cannot be a condition"),
    Mistake("{{^layout}}a{{/layout}}", "1:4: `layout` is a view, it is never absent"),
    Mistake("{{bubble.color}}", "1:3: `bubble` is an optional view and has no member `color`"),
    Mistake("{{title.count}}", "1:3: `title` is a string and has no member `count`"),
  ]

  static let structure = [
    Mistake("a\n {{#cases}}\n{{name}}\n", "2:2: unclosed `{{#cases}}`"),
    Mistake("{{#isFinal}}{{^isPublic}}{{/isPublic}}", "1:1: unclosed `{{#isFinal}}`"),
    Mistake("a\nb {{/cases}}", "2:3: unmatched `{{/cases}}`"),
    Mistake(
      "{{#isFinal}}\n{{#isPublic}}\n{{/isFinal}}\n{{/isPublic}}\n",
      "3:1: `{{/isFinal}}` does not match `{{#isPublic}}` in line 2"),
    Mistake("{{=| |=}}\n|#isFinal|", "2:1: unclosed `|#isFinal|`"),
    Mistake("é {{title}\n}}", "1:3: `{{` without `}}` on the same line"),
    Mistake("a\n{{", "2:1: `{{` without `}}` on the same line"),
    Mistake("{{{title}}", "1:1: `{{{` without `}}}` on the same line"),
    Mistake("{{=<% %>}}", "1:1: `{{=` without `=}}` on the same line"),
    Mistake("{{! one\ntwo", "1:1: `{{!` without `}}`"),
    Mistake("{{=<%=}}", "1:1: invalid delimiter tag; expected the form `{{=<% %>=}}`"),
    Mistake("{{= a b= =}}", "1:1: invalid delimiter tag; expected the form `{{=<% %>=}}`"),
    Mistake("{{==}}", "1:1: invalid delimiter tag; expected the form `{{=<% %>=}}`"),
  ]

  @Test(arguments: names + kinds + structure)
  func isReported(_ mistake: Mistake) throws {
    let error = #expect(throws: TemplateError.self) { try render(mistake.template) }
    #expect(error?.description == "Message.swift:\(mistake.error)")
  }

  @Test(arguments: ["#isFinal}}\n{{oops}}\n{{/isFinal", "#cases}}\n{{oops}}{{/cases", "^lines}}\n{{oops}}{{/lines"])
  func unvisitedSectionsAreChecked(_ template: String) throws {
    let error = #expect(throws: TemplateError.self) { try render("{{\(template)}}", MessageView(lines: ["a"])) }
    #expect(error?.line == 2)
    #expect(error?.column == 3)
    #expect(error?.message.english.hasPrefix("unknown name `oops`") == true)
  }

  static let partials = [
    "header": "// {{titel}}\n", "open": "\n{{#isFinal}}\n", "close": "{{/isFinal}}", "self": "{{>again}}",
    "again": "{{>self}}",
  ]

  @Test(arguments: [
    Mistake("a\n {{>haeder}}", "Message.swift:2:5: unknown partial `haeder`, did you mean `header`?"),
    Mistake("{{>nothing}}", "Message.swift:1:4: unknown partial `nothing`"),
    Mistake(
      "a\n  {{>header}}",
      "header:1:6: unknown name `titel`, did you mean `title`? (\(message)) (included from Message.swift:2:3)"),
    Mistake("{{>open}}{{/isFinal}}", "open:2:1: unclosed `{{#isFinal}}` (included from Message.swift:1:1)"),
    Mistake(
      "{{#isFinal}}{{>close}}",
      "close:1:1: unmatched `{{/isFinal}}` (included from Message.swift:1:13)"),
    Mistake(
      "{{>self}}",
      "again:1:4: partial `self` includes itself (included from self:1:1) (included from Message.swift:1:1)"),
  ])
  func isReportedInPartials(_ mistake: Mistake) throws {
    let error = #expect(throws: TemplateError.self) { try render(mistake.template, partials: Self.partials) }
    #expect(error?.description == mistake.error)
  }

  @Test func twoFieldsOfOneNameAreRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = try Template<TwiceView>(name: "Twice.swift", text: "")
    }
  }
}

/// A view with a mistake in it.
private struct TwiceView: View {
  let name: String

  static let fields: [ViewField<TwiceView>] = [.text("name", \.name), .flag("name", \.name.isEmpty)]
}
