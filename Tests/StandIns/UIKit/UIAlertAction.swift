// The entries of an action sheet.

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open var title: String? { nil }
}

@MainActor open class UINavigationController: UIViewController {
  open var topViewController: UIViewController? { nil }
}

@MainActor open class UITabBarController: UIViewController {
  open var selectedViewController: UIViewController?
}
