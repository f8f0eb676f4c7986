import SourceText

extension Rule.Theme {
  public static let templates = Rule.Theme("templates", zh: "模板")
}
