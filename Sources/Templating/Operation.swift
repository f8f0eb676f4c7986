/// A step of a program: literal text, and what comes behind it.
///
/// Sections are followed by their body, which ends before the operation `end`. What reads a value is asked with a frame
/// of the stack, counted from the outermost.
struct Operation: Sendable {
  typealias Test = @Sendable (Frame) -> Bool
  typealias Write = @Sendable (Frame, inout Output) -> Void
  typealias WriteLines = @Sendable (Frame, inout Lines) -> Void
  typealias ForEach = @Sendable (Frame, (Frame) -> Void) -> Void

  /// What comes behind the literal text; each but `nothing` has a place in a table of the program.
  enum Action: UInt8 {
    case nothing
    case passage
    case text
    /// A text alone on its line: each of its lines begins with the blanks at the end of the literal text.
    case indentedText
    case ifPresent
    case ifAbsent
    case forEach
    case forEachLine
    /// Lines of which each stands between the same literal texts.
    case lines
  }

  // As small as they can be: steps are taken by the million.
  let literalStart: UInt32
  let literalCount: UInt32
  /// The end of a section; of an indented text, how many blanks it has.
  private var number: UInt32
  private let placeNumber: UInt32
  private let frameNumber: UInt16
  var action: Action

  init(literal: Range<Int>, _ action: Action, place: Int, frame: Int, indentation: Int = 0) {
    literalStart = UInt32(literal.lowerBound)
    literalCount = UInt32(literal.count)
    number = UInt32(indentation)
    placeNumber = UInt32(place)
    frameNumber = UInt16(frame)
    self.action = action
  }

  var literal: Range<Int> { Int(literalStart)..<Int(literalStart) + Int(literalCount) }
  /// In the table that the action has.
  var place: Int { Int(placeNumber) }
  var frame: Int { Int(frameNumber) }

  var end: Int {
    get { Int(number) }
    set { number = UInt32(newValue) }
  }

  var indentation: Int { Int(number) }
}
