import Testing

@testable import Templating

/// Each mistake, what is said about it, and where.
struct TemplateErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let template: String
    let findings: [String]
    var testDescription: String { template }

    init(_ template: String, _ findings: String...) {
      self.template = template
      self.findings = findings
    }
  }

  static let message =
    "`MessageView` has `title`, `note`, `isPublic`, `isFinal`, `cases`, `lines`, `bubble`, `layout`"
  static let layout = "`LayoutView` has `width`, `isWide`, `insets`, `columns`"
  static let letters = "use letters, digits and underscores, with a dot before a member"
  static let closing = "close the tag with"
  static let condition = "or use a flag, a list or an optional view model as the condition"

  static let names = [
    Mistake("a\n  {{titel}}\n", "2:5: unknown name `titel` | did you mean `title`?"),
    Mistake("{{ whatever }}", "1:4: unknown name `whatever` | \(message)"),
    Mistake("{{Title}}", "1:3: unknown name `Title` | did you mean `title`?"),
    Mistake("{{#ispublic}}{{/ispublic}}", "1:4: unknown name `ispublic` | did you mean `isPublic`?"),
    Mistake("{{^case}}{{/case}}", "1:4: unknown name `case` | did you mean `cases`?"),
    Mistake("{{{ nope }}}", "1:5: unknown name `nope` | did you mean `note`?"),
    Mistake("{{#cases}}\n{{nam}}\n{{/cases}}", "2:3: unknown name `nam` | did you mean `name`?"),
    Mistake(
      "{{#cases}}\n{{whatever}}\n{{/cases}}",
      "2:3: unknown name `whatever` | `CaseView` has `name`, `lines`, `children`; \(message)"),
    Mistake("{{name}}", "1:3: unknown name `name` | \(message)"),
    Mistake("{{layout.widht}}", "1:10: unknown name `widht` | did you mean `width`?"),
    Mistake("{{layout.title}}", "1:10: unknown name `title` | \(layout)"),
    Mistake("红包 {{红包}}", "1:10: unknown name `红包` | \(message)"),
    Mistake("{{a b}}", "1:3: `a b` is not a name | \(letters)"),
    Mistake("{{layout.}}", "1:3: `layout.` is not a name | \(letters)"),
    Mistake("{{$title}}", "1:3: `$title` is not a name | \(letters)"),
    Mistake("x{{ }}", "1:2: missing name in tag | write a name, or remove the tag"),
    Mistake("x\n{{#}}", "2:1: missing name in tag | write a name, or remove the tag"),
    Mistake("{{.}}", "1:3: `.` is not a string here, but `MessageView` | \(message)"),
    Mistake(
      "{{#lines}}{{#layout}}{{.}}{{/layout}}{{/lines}}",
      "1:24: `.` is not a string here, but `LayoutView` | \(layout)"),
  ]

  static let kinds = [
    Mistake(
      "{{cases}}", "1:3: `cases` is a list and cannot be written as a string | use a section: `{{#cases}}…{{/cases}}`"),
    Mistake(
      "{{isFinal}}",
      "1:3: `isFinal` is a flag and cannot be written as a string | use a section: `{{#isFinal}}…{{/isFinal}}`"),
    Mistake(
      "{{bubble}}",
      "1:3: `bubble` is an optional view model and cannot be written as a string"
        + " | use a section: `{{#bubble}}…{{/bubble}}`"),
    Mistake(
      "{{layout.insets}}",
      "1:3: `layout.insets` is a view model and cannot be written as a string"
        + " | name one of its members: `layout.insets.…`"),
    Mistake(
      "{{#title}}a{{/title}}", "1:4: `title` is a string and cannot be a condition | write `{{title}}`, \(condition)"),
    Mistake(
      "{{^note}}a{{/note}}", "1:4: `note` is a string and cannot be a condition | write `{{note}}`, \(condition)"),
    Mistake(
      "{{#lines}}{{#.}}{{/.}}{{/lines}}",
      "1:14: `.` is a string and cannot be a condition | write `{{.}}`, \(condition)"),
    Mistake("{{^layout}}a{{/layout}}", "1:4: `layout` is a view model and is never absent | remove the section"),
    Mistake(
      "{{bubble.color}}",
      "1:3: `bubble` is an optional view model and has no member `color`"
        + " | replace with `{{#bubble}}{{color}}{{/bubble}}`"),
    Mistake("{{title.count}}", "1:3: `title` is a string and has no member `count`"),
  ]

  static let structure = [
    Mistake("a\n {{#cases}}\n{{name}}\n", "2:2: unclosed `{{#cases}}` | close it with `{{/cases}}`"),
    Mistake("{{#isFinal}}{{^isPublic}}{{/isPublic}}", "1:1: unclosed `{{#isFinal}}` | close it with `{{/isFinal}}`"),
    Mistake(
      "{{#isFinal}}{{^isPublic}}", "1:1: unclosed `{{#isFinal}}` | close it with `{{/isFinal}}`",
      "1:13: unclosed `{{^isPublic}}` | close it with `{{/isPublic}}`"),
    Mistake(
      "a\nb {{/cases}}", "2:3: unmatched `{{/cases}}` | remove it, or write `{{#cases}}` where the section begins"),
    Mistake(
      "{{#isFinal}}\n{{#isPublic}}\n{{/isFinal}}\n{{/isPublic}}\n",
      "3:1: `{{/isFinal}}` does not match `{{#isPublic}}` (2:1) | replace with `isPublic`"),
    Mistake(
      "{{#cases}}{{name}}{{/case}}", "1:19: `{{/case}}` does not match `{{#cases}}` (1:1) | replace with `cases`"),
    Mistake("{{=| |=}}\n|#isFinal|", "2:1: unclosed `|#isFinal|` | close it with `{{/isFinal}}`"),
    Mistake("é {{title}\n}}", "1:4: `{{` without `}}` on the same line | \(closing) `}}`"),
    Mistake("a\n{{", "2:1: `{{` without `}}` on the same line | \(closing) `}}`"),
    Mistake("{{{title}}", "1:1: `{{{` without `}}}` on the same line | \(closing) `}}}`"),
    Mistake("{{=<% %>}}", "1:1: `{{=` without `=}}` on the same line | \(closing) `=}}`"),
    Mistake("{{! one\ntwo", "1:1: `{{!` without `}}` | \(closing) `}}`"),
    Mistake("{{=<%=}}", "1:1: invalid delimiter tag | use the form `{{=<% %>=}}`"),
    Mistake("{{= a b= =}}", "1:1: invalid delimiter tag | use the form `{{=<% %>=}}`"),
    Mistake(
      "{{==}}", "1:1: invalid delimiter tag | use the form `{{=<% %>=}}`"),
  ]

  static let several = [
    Mistake(
      "{{titel}}\n{{#isFinal}}\n{{oops}}\n{{/isFinal}}\n{{cases}}",
      "1:3: unknown name `titel` | did you mean `title`?", "3:3: unknown name `oops` | \(message)",
      "5:3: `cases` is a list and cannot be written as a string | use a section: `{{#cases}}…{{/cases}}`"),
    // What nobody can know is not reported.
    Mistake(
      "{{#case}}\n{{name}} {{.}} {{oops}} {{#isFinal}}{{titel}}{{/isFinal}}\n{{/case}}",
      "1:4: unknown name `case` | did you mean `cases`?"),
    // The end has the name that the beginning is meant to have.
    Mistake("{{#caes}}\n{{/cases}}", "1:4: unknown name `caes` | did you mean `cases`?"),
    Mistake("{{^isFinl}}\n{{/isFinal}}", "1:4: unknown name `isFinl` | did you mean `isFinal`?"),
    Mistake(
      "{{#caes}}\n{{/isFinal}}", "1:4: unknown name `caes` | did you mean `cases`?",
      "2:1: `{{/isFinal}}` does not match `{{#caes}}` (1:1) | replace with `caes`"),
    Mistake(
      "{{#cases\n{{nam}}\n{{/cases}}", "1:1: `{{#` without `}}` on the same line | \(closing) `}}`",
      "2:3: unknown name `nam` | did you mean `name`?"),
    Mistake("{{#cases}}\n{{name}}\n{{/cases", "3:1: `{{/` without `}}` on the same line | \(closing) `}}`"),
  ]

  @Test(arguments: names + kinds + structure + several)
  func isReported(_ mistake: Mistake) { #expect(findings(mistake.template) == mistake.findings) }

  @Test(arguments: ["#isFinal}}\n{{oops}}\n{{/isFinal", "#cases}}\n{{oops}}{{/cases", "^lines}}\n{{oops}}{{/lines"])
  func unvisitedSectionsAreChecked(_ template: String) {
    let found = findings("{{\(template)}}")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2:3: unknown name `oops`") == true)
  }

  static let partials = [
    "header.mustache": "// {{titel}}\n", "open.mustache": "\n{{#isFinal}}\n", "close.mustache": "{{/isFinal}}",
    "self.mustache": "{{>again.mustache}}", "again.mustache": "{{>self.mustache}}", "builtIn": "{{#cases}}{{a}}{{b}}",
  ]

  @Test(arguments: [
    Mistake("a\n {{>haeder.mustache}}", "2:5: unknown partial `haeder.mustache` | did you mean `header.mustache`?"),
    Mistake("{{>header}}", "1:4: unknown partial `header` | did you mean `header.mustache`?"),
    Mistake(
      "{{>hat.mustache}}",
      "1:4: unknown partial `hat.mustache` | run `messagegen templates` to list the templates"),
    Mistake(
      "{{>nothing}}", "1:4: unknown partial `nothing` | run `messagegen templates` to list the templates"),
    Mistake("a\n  {{>header.mustache}}", "header.mustache:1:6: unknown name `titel` (2:3) | did you mean `title`?"),
    Mistake(
      "{{>open.mustache}}", "open.mustache:2:1: unclosed `{{#isFinal}}` (1:1) | close it with `{{/isFinal}}`"),
    Mistake(
      "{{#isFinal}}{{>close.mustache}}{{/isFinal}}",
      "close.mustache:1:1: unmatched `{{/isFinal}}` (1:13)"
        + " | remove it, or write `{{#isFinal}}` where the section begins"),
    Mistake(
      "{{>self.mustache}}",
      "again.mustache:1:4: partial `self.mustache` includes itself (self.mustache:1:1) (1:1) | remove it"),
    Mistake(
      "a {{>builtIn}}",
      "1:3: `builtIn` cannot be included here: unclosed `{{#cases}}`"
        + " | include it in a section of the view model that it needs; `messagegen templates builtIn` shows its names"),
  ])
  func isReportedInPartials(_ mistake: Mistake) {
    #expect(findings(mistake.template, partials: Self.partials) == mistake.findings)
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
