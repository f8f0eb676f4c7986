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
    let all: [(key: String, text: Located<PresentationText>?)] = [
      ("summary", texts.summary), ("push", texts.push), ("copy", texts.copy), ("accessibility", texts.accessibility),
      ("fallback", texts.fallback),
    ]
    var hooks = all.compactMap { key, text in
      text.flatMap {
        $0.value.needsHook ? Hook(path: "texts/" + key, function: Self.function(key), range: $0.range) : nil
      }
    }
    if layout?.needsHook == true {
      hooks.append(Hook(path: "layout", function: Self.function("size"), range: declaration.name.range))
    }
    for (key, file) in [("upload", transfer?.upload), ("download", transfer?.download)] {
      guard let file, case .hook = file.path else { continue }
      hooks.append(Hook(path: "transfer/" + key, function: Self.function(key) + "Path", range: file.range))
    }
    return hooks
  }

  private static func function(_ key: String) -> String { "app" + key.prefix(1).uppercased() + key.dropFirst() }
}
