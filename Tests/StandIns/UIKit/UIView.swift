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
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
}

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }
  public required init?(coder: NSCoder) {}

  /// The controller whose root it is. For tests.
  public weak var shownBy: UIViewController?
  open override var next: UIResponder? { shownBy ?? superview }

  open class var layoutFittingCompressedSize: CGSize { .zero }
  open class var requiresConstraintBasedLayout: Bool { false }

  open var frame: CGRect = .zero {
    didSet { bounds.size = frame.size }
  }
  open var bounds: CGRect = .zero
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = []

  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var clipsToBounds = false
  open var mask: UIView?
  open var contentMode = UIView.ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  public let layer = CALayer()
  /// The active constraints of its own.
  public var placing: [NSLayoutConstraint.Attribute: NSLayoutConstraint] = [:]

  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var intrinsicContentSize: CGSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (own, other) = (origin, view?.origin ?? .zero)
    return rect.offsetBy(dx: own.x - other.x, dy: own.y - other.y)
  }
  /// In the outermost view.
  private var origin: CGPoint {
    let outer = superview?.origin ?? .zero
    return CGPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
  }
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func setNeedsLayout() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }
}

@MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isHighlighted = false
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UILabel: UIView {
  public convenience init() { self.init(frame: .zero) }
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor open class UIStackView: UIView {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public convenience init() { self.init(frame: .zero) }
  open var axis: Axis = .horizontal
  open var spacing: CGFloat = 0
  open private(set) var arrangedSubviews: [UIView] = []
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

@MainActor open class UIViewController: UIResponder {
  public override init() {}
  open var navigationController: UINavigationController? { nil }
  open var presentingViewController: UIViewController? { nil }
}
