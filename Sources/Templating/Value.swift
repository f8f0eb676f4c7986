/// What a view has under a name.
enum Value: Sendable {
  case text(String)
  case markup(Markup)
  case flag(Bool)
  case texts([String])
  case view(Record)
  /// Those of a list; of an optional view none or one.
  case views([Record])

  /// Whether a section is written at all.
  var isPresent: Bool {
    switch self {
    case .text, .markup, .view: true
    case .flag(let isSet): isSet
    case .texts(let texts): !texts.isEmpty
    case .views(let views): !views.isEmpty
    }
  }
}

/// A view's values, in the order of its fields.
struct Record: Sendable {
  let values: [Value]

  init<V: View>(_ view: V) { values = V.fields.map { $0.value(view) } }
}

/// Where a value is: in a view of the sections around a tag, and there maybe in views within that.
struct ValuePath: Sendable {
  /// Counted from the outermost section.
  let frame: Int
  /// None: the frame itself is the value, a text of a list.
  let fields: [Int]
}
