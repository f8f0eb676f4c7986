/// An element of a sequence, or an entry of a mapping, with the comments that go where it goes.
struct FormatItem: Sendable {
  var key: FormatNode?
  var value: FormatNode
  /// Where it begins: its dash, or its key.
  var start = 0
  var isPrecededByBlank = false
  /// Comment lines above it.
  var before: [FormatComment] = []
  /// Behind its dash or colon, where the value is on the following lines.
  var header: FormatComment?
  /// Behind its value.
  var trailing: FormatComment?
  /// There are comments inside where none can be placed.
  var isVerbatim = false
}
