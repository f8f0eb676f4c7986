// Stands in for TUICore, which is Objective-C in both kits: the declarations that generated code uses, as Swift imports
// them.
@_exported import ImSDK_Plus
@_exported import UIKit

public typealias TUIValueCallbck = (_ param: [AnyHashable: Any]) -> Void

open class TUICore: NSObject {
  @discardableResult
  open class func callService(_ serviceName: String, method: String, param: [AnyHashable: Any]?) -> Any {
    StandInServices.all[serviceName]?(method, param) ?? NSNull()
  }
}

/// The services that other modules of the kit register when they are loaded.
public enum StandInServices {
  public nonisolated(unsafe) static var all: [String: (String, [AnyHashable: Any]?) -> Any?] = [:]
}

// MARK: - Themes

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum TUIThemeModule: Int {
  case all = 0xFFFFFF
  case demo = 1
  case core = 2
  case chat = 4
  case chat_Minimalist = 1024
}

open class TUITheme: NSObject {
  /// As with a theme that does not have the key.
  open class func dynamicColor(_ colorKey: String, module: TUIThemeModule, defaultColor hex: String) -> UIColor? {
    color(hex)
  }

  /// The stand-ins' own, of `#RRGGBB`.
  public static func color(_ hex: String) -> UIColor {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
