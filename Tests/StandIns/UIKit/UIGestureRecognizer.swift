// Gestures; their targets only where there are selectors.
#if canImport(ObjectiveC)
  @_exported import ObjectiveC
#endif

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@MainActor open class UIGestureRecognizer: NSObject {
  #if canImport(ObjectiveC)
    public init(target: Any?, action: Selector?) {
      super.init()
      self.action = action
      Self.all.append(self)
    }
    private var action: Selector?

    /// As if the user did it. For tests.
    public func recognize() { if isEnabled { action?.perform?() } }
  #endif
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open fileprivate(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true

  public fileprivate(set) static var all: [UIGestureRecognizer] = []
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestureRecognizer.view = self }
}
