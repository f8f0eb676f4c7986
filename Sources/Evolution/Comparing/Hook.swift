import Schema
import SourceText

/// A part of a message that the app supplies by a static function; those of `validate` have their own rules.
struct Hook {
  let path: String
  let function: String
  let range: SourceRange
}

extension Message {
  var hooks: [Hook] {
    var hooks = texts.all.filter(\.text.value.needsHook).map { kind, text in
      Hook(path: "texts/" + kind.rawValue, function: SwiftNames.hook(kind.rawValue), range: text.range)
    }
    if layout?.needsHook == true {
      hooks.append(Hook(path: "layout", function: SwiftNames.hook("size"), range: declaration.name.range))
    }
    for (key, file) in [("upload", transfer?.upload), ("download", transfer?.download)] {
      guard let file, case .hook = file.path else { continue }
      hooks.append(Hook(path: "transfer/" + key, function: SwiftNames.hook(key) + "Path", range: file.range))
    }
    return hooks
  }
}
