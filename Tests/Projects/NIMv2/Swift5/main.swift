// Compiled in Swift 5 mode and in Swift 6 mode: a trailing closure of the look-up is the store in both.
let lookup = ProfileLookup { _ in SenderProfile(nickname: "from the store") }
precondition(lookup.find("account")?.step == .store)
let last = ProfileLookup { _ in
  nil
} sdk: { _ in
  SenderProfile(nickname: "from the SDK")
}
precondition(last.find("account")?.step == .sdk)
precondition(ProfileLookup(sdk: { _ in SenderProfile() }).find("account")?.step == .sdk)
precondition(ProfileLookup().find("account") == nil)
