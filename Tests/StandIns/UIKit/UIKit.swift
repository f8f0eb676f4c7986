// Stands in for UIKit where there is none: the declarations that generated code and views use, with the isolation and
// the optionality of the real ones, and no behaviour. For type-checking alone; see ../../typecheck-bindings.
@_exported import Foundation

// MARK: - Values

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open var lineHeight: CGFloat { 0 }
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var white: UIColor { UIColor() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String) { nil }
  open var size: CGSize { .zero }
}

// MARK: - Text drawing

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
}

extension NSAttributedString {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}
