import NIMKit
import NIMSDK

/// The guide's data provider: names from the app's store, the rest from NIMKit's own.
nonisolated final class DataProvider: NIMKitDataProviderImpl {
  let lookup: ProfileLookup

  init(lookup: ProfileLookup) {
    self.lookup = lookup
    super.init()
  }

  override func info(byUser userId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo! {
    let standard = super.info(byUser: userId, option: option)
    return lookup.info(byUser: userId, option: option, standard: standard) { profile, info in
      info.showName = profile.nickname
    }
  }
}
