// The entries of an action sheet, and the controllers that hold others.

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open var title: String? { nil }
}

@MainActor open class UINavigationController: UIViewController {
  open var topViewController: UIViewController? { nil }
  open var viewControllers: [UIViewController] = []
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    defer { viewControllers.removeSubrange((index + 1)...) }
    return Array(viewControllers[(index + 1)...])
  }
}

@MainActor open class UITabBarController: UIViewController {
  open var selectedViewController: UIViewController?
}
