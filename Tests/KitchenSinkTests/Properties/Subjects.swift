import MessageRuntime
import TestSupport

@testable import KitchenSink

/// A random message, and what it needs beside its JSON.
struct Subject: Sendable {
  var kind: CustomMessage.Kind
  var externalID: MessageIdentity?
  /// What is beside the payload can be kept.
  var hasEnvelope = true
  var make: @Sendable (inout Randomness) -> any CustomAttachment & JSONObject & Hashable

  init(
    _ kind: CustomMessage.Kind, externalID: MessageIdentity? = nil, hasEnvelope: Bool = true,
    _ make: @escaping @Sendable (inout Randomness) -> any CustomAttachment & JSONObject & Hashable
  ) {
    self.kind = kind
    self.externalID = externalID
    self.hasEnvelope = hasEnvelope
    self.make = make
  }

  /// A random value with keys that the schema does not name.
  func value(_ random: inout Randomness, strangers: Bool = true) -> any CustomAttachment & JSONObject & Hashable {
    var value = make(&random)
    if kind == .bare || !strangers { return value }
    value.unknownKeys = random.strangers()
    if hasEnvelope && random.chance(3) { value.unknownKeys[envelope: "u"] = random.any() }
    return value
  }

  static let all: [Subject] =
    [
      Subject(.checked) { $0.any() as CheckedAttachment }, Subject(.rules) { $0.any() as RulesAttachment },
      Subject(.keys) { $0.any() as KeysAttachment }, Subject(.defaults) { $0.any() as DefaultsAttachment },
      Subject(.omissions) { $0.any() as OmissionsAttachment }, Subject(.wires) { $0.any() as WiresAttachment },
      Subject(.strict) { $0.any() as StrictAttachment },
      Subject(.shading) { _ in ShadingAttachment(level: .bright, marks: [.init(point: .init(z: 1))]) },
      Subject(.retired) {
        RetiredAttachment(title: $0.any(), count: 1, words: $0.any(), archive: Archive(label: $0.any()))
      },
      Subject(.included) { IncludedAttachment(url: $0.chance(2) ? nil : "u", md5: $0.any(), title: $0.any()) },
      Subject(.idText) { IdTextAttachment(title: $0.any()) },
      Subject(.idDigits) { IdDigitsAttachment(title: $0.any()) },
      Subject(.idSeveral) { IdSeveralAttachment(identity: $0.pick([11, 12, 13]), title: $0.any()) },
      Subject(.idRange) { IdRangeAttachment(identity: $0.pick([3010, 3011, 3019]), title: $0.any()) },
      Subject(.idMixed) { IdMixedAttachment(identity: $0.pick([20, 29, 34, "word"]), title: $0.any()) },
      Subject(.idInsideRange) { IdInsideRangeAttachment(title: $0.any()) },
      Subject(.flatNotice, hasEnvelope: false) { FlatNoticeAttachment(title: $0.any(), level: $0.any()) },
      Subject(.pairExact) { PairExactAttachment(title: $0.any()) },
      Subject(.pairAny) { random in
        let second: MessageIdentity = random.any()
        return PairAnyAttachment(second: second == 101 ? 102 : second, title: random.any())
      },
      Subject(.pairs) { PairsAttachment(identity: $0.pick([[8, 81], [8, 90], [8, 153]]), title: $0.any()) },
      Subject(.triple) { TripleAttachment(title: $0.any()) }, Subject(.deep) { DeepAttachment(title: $0.any()) },
      Subject(.slashed) { SlashedAttachment(title: $0.any()) }, Subject(.inner) { InnerAttachment(title: $0.any()) },
      Subject(.wrapped) { WrappedAttachment(title: $0.any(), point: $0.any()) },
      Subject(.eitherWay) { EitherWayAttachment(title: $0.any()) },
      Subject(.service, hasEnvelope: false) { ServiceAttachment(content: $0.any()) },
      Subject(.plugin, hasEnvelope: false) { PluginAttachment(session: .init(token: $0.any()), answer: $0.any()) },
      Subject(.headed) { HeadedAttachment(title: $0.any()) },
      Subject(.exactInt) { ExactIntAttachment(title: $0.any()) },
      Subject(.exactText) { ExactTextAttachment(title: $0.any()) },
      Subject(.outsideNamed, externalID: 77, hasEnvelope: false) { OutsideNamedAttachment(title: $0.any()) },
      Subject(.outsideAny, hasEnvelope: false) { OutsideAnyAttachment(title: $0.any(), subTitle: $0.any()) },
      Subject(.bare, externalID: 78) { BareAttachment(items: $0.any()) },
      Subject(.slotted) {
        SlottedAttachment(
          title: $0.any(), desc: $0.any(), ext: $0.any(), other: $0.any(), customHeight: $0.any(), must: $0.any())
      },
      // Its type is deprecated: code that names it warns.
      Subject(.signal) {
        let message = decode("{\"type\":61,\"data\":{\"typing\":\($0.any() as Bool)}}")
        return message.attachment as? any CustomAttachment & JSONObject & Hashable ?? IdTextAttachment()
      },
      Subject(.card) { $0.any() as CardAttachment },
      Subject(.picture) { PictureAttachment(w: $0.any(), h: $0.any(), url: $0.any(), name: $0.any()) },
      Subject(.sticker) { StickerAttachment(value: $0.any()) }, Subject(.hooked) { HookedAttachment(title: $0.any()) },
      Subject(.voice) { VoiceAttachment(link: $0.any(), page: $0.any()) },
      Subject(.wide) { WideAttachment(title: $0.any()) }, Subject(.everything) { $0.any() as EverythingAttachment },
      Subject(.recursive) { $0.any() as RecursiveAttachment },
      Subject(.hint) { HintAttachment(words: $0.any(), numbers: $0.any()) },
      Subject(.typing) { TypingAttachment(state: $0.any()) },
    ] + strictlyTold + twins + lenientInside + withContent + readElsewhere + withMapsAndBytes

  private static let twins: [Subject] = [
    Subject(.twinK) { TwinKAttachment(title: $0.any()) },
    Subject(.twinKelvin) { TwinKelvinAttachment(title: $0.any()) },
    Subject(.twinComposed) {
      TwinComposedAttachment(
        identity: $0.pick(["\u{E9}", 4501, "4502"]), text: $0.any(), maybe: $0.any(), short: $0.any(), long: $0.any())
    },
    Subject(.twinDecomposed) { TwinDecomposedAttachment(title: $0.any()) },
    Subject(.twinEnvelopeK) { TwinEnvelopeKAttachment(title: $0.any()) },
    Subject(.twinEnvelopeKelvin) { TwinEnvelopeKelvinAttachment(title: $0.any()) },
    Subject(.twinAnyFirst) {
      TwinAnyFirstAttachment(first: $0.pick([20, "21", "x"]), second: $0.pick([1, 5, 9]), title: $0.any())
    },
  ]

  private static let lenientInside: [Subject] = [
    Subject(.lenientInside) {
      LenientInsideAttachment(
        strict: $0.any(), outer: .init(strict: $0.any(), loose: $0.any()),
        shared: LenientShared(loose: $0.any(), asAround: $0.any()))
    },
    Subject(.wideDigits) { WideDigitsAttachment(digits: $0.chance(2) ? "18446744073709551615" : $0.any()) },
  ]

  private static let strictlyTold: [Subject] = [
    Subject(.borrowing) { $0.any() as BorrowingAttachment },
    Subject(.exactSeveral) { ExactSeveralAttachment(identity: $0.pick([30, "30", 31, 39]), title: $0.any()) },
    Subject(.exactInLoose) { ExactInLooseAttachment(title: $0.any()) },
    Subject(.looseRange) { LooseRangeAttachment(identity: $0.pick([20, "25", 29]), title: $0.any()) },
    Subject(.exactPair) { ExactPairAttachment(title: $0.any()) },
    Subject(.exactPairTurned) { ExactPairTurnedAttachment(title: $0.any()) },
    Subject(.exactPairAny) { ExactPairAnyAttachment(minor: $0.pick([5, 7, "7", "x"]), title: $0.any()) },
    Subject(.exactPairs) {
      ExactPairsAttachment(identity: $0.pick([[6, 1], [6, "7"], ["6", "word"]]), title: $0.any())
    },
    Subject(.exactInLoosePairs) { ExactInLoosePairsAttachment(title: $0.any()) },
    Subject(.loosePairs) {
      LoosePairsAttachment(identity: $0.pick([[7, 1], ["7", "5"], [7, 9]]), title: $0.any())
    },
  ]

  private static let withContent: [Subject] = [
    Subject(.order) {
      OrderAttachment(
        title: $0.any(), note: $0.any(), cover: $0.any(), price: $0.any(), stars: $0.any(), link: $0.any())
    },
    Subject(.ticket) { random in
      var value = TicketAttachment(title: random.any(), kind: random.pick([.bus, .train]), stops: random.any())
      if random.chance(2) { value.host = .init(name: random.any(), site: random.any()) }
      value.prices = random.any()
      value.photo = random.any()
      value.rank = random.any()
      value.seat = random.any()
      return value
    },
    Subject(.shares) {
      SharesAttachment(first: $0.any(), second: $0.any(), third: $0.any(), page: $0.any())
    },
    Subject(.poster) {
      PosterAttachment(text: $0.any(), icon: $0.pick([.bus, .train]), stars: $0.any(), price: $0.any())
    },
    Subject(.choice) {
      ChoiceAttachment(text: $0.any(), row: $0.any(), bubbleContent: $0.any(), context: $0.any())
    },
  ]

  private static let readElsewhere: [Subject] = [
    Subject(.boxFlat, hasEnvelope: false) { BoxFlatAttachment(title: $0.any(), note: $0.any()) },
    Subject(.boxPlain) { BoxPlainAttachment(title: $0.any(), note: $0.any(), height: $0.any()) },
    Subject(.boxDeep) { BoxDeepAttachment(title: $0.any(), note: $0.any()) },
    Subject(.boxPair) { BoxPairAttachment(title: $0.any(), note: $0.any()) },
    Subject(.boxText) { BoxTextAttachment(title: $0.any(), note: $0.any()) },
    Subject(.boxInText) { BoxInTextAttachment(title: $0.any(), note: $0.any()) },
    Subject(.boxInner) { BoxInnerAttachment(title: $0.any(), note: $0.any()) },
    Subject(.boxEither) { BoxEitherAttachment(title: $0.any(), note: $0.any()) },
  ]

  private static let withMapsAndBytes: [Subject] = [
    Subject(.maps) {
      MapsAttachment(
        scores: $0.any(), links: $0.any(), nested: $0.any(), groups: $0.any(), lists: $0.any(), strict: $0.any())
    },
    Subject(.blobs) {
      BlobsAttachment(
        must: $0.any(), maybe: $0.any(), list: $0.any(), map: $0.any(), standard: $0.any(), none: $0.any(),
        exact: $0.any(), holder: $0.any(), exactHolder: $0.any())
    },
  ]
}

extension MapGroup: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { Self(names: random.any(), link: random.any()) }
}

extension BlobHolder: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { Self(bytes: random.any()) }
}
