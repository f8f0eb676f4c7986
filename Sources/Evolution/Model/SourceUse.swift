import SourceText

/// How the app's code uses what no longer compiles.
enum SourceUse: Sendable {
  case naming(String)
  /// In another module.
  case importing(String)
  /// By the initializer.
  case creating(String)
  /// In a `switch` without `default`.
  case switching(over: String)
  /// The code lacks a function.
  case implementing(String)

  var text: LocalizedText {
    switch self {
    case .naming(let name):
      LocalizedText("code that uses `\(name)` no longer compiles", zh: "使用 `\(name)` 的代码不再能编译")
    case .importing(let name):
      LocalizedText("code that imports `\(name)` no longer compiles", zh: "导入 `\(name)` 的代码不再能编译")
    case .creating(let name):
      LocalizedText("code that creates `\(name)` no longer compiles", zh: "创建 `\(name)` 的代码不再能编译")
    case .switching(let name):
      LocalizedText(
        "a `switch` over `\(name)` without `default` no longer compiles",
        zh: "针对 `\(name)`、没有 `default` 的 `switch` 不再能编译")
    case .implementing(let name):
      LocalizedText("the app does not compile without `\(name)`", zh: "没有 `\(name)` 时 App 不能编译")
    }
  }
}
