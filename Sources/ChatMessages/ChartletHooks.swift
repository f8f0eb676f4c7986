import Foundation
import MessageRuntime

/// What the schema of `Chartlet` leaves to the app. Written by hand, never touched by messagegen.
nonisolated extension ChartletAttachment {
  /// The sticker's own size. Those of the default catalog are the app's images, others carry their catalog's name.
  public static func appSize(
    of message: ChartletAttachment, in space: MessageLayoutSpace, context: MessageContext
  ) -> CGSize {
    let isDefault = message.chartletCatalog == "default"
    let name = isDefault ? message.chartletId : "\(message.chartletCatalog)/\(message.chartletId)"
    return space.measuring.size(ofImage: name) ?? CGSize(width: 80, height: 80)
  }
}
