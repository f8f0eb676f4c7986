// The views: bound to the main actor, as UIKit's are.

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}

  open class var layoutFittingCompressedSize: CGSize { .zero }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = []

  open func addSubview(_ view: UIView) {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class UILabel: UIView {
  public convenience init() { self.init(frame: .zero) }
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines = 1
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor open class UIStackView: UIView {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public convenience init() { self.init(frame: .zero) }
  open var axis: Axis = .horizontal
  open var spacing: CGFloat = 0
  open func addArrangedSubview(_ view: UIView) {}
}

@MainActor open class UITableViewCell: UIView {}

@MainActor open class UIViewController: UIResponder {
  public override init() {}
}
