// Touches, and what a screen reader is told.

@MainActor open class UIEvent: NSObject {}

@MainActor open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: UIAccessibilityCustomAction.ActionHandler?

  public init(name: String, actionHandler: UIAccessibilityCustomAction.ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
