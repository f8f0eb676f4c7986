import Foundation
import MessageRuntime
import Testing

@testable import TUIKitMessages

/// The bubbles of the medical demo, which are drawn from the schema alone; as in `BuiltInContentTests`.
struct MedicalContentTests {
  private static let titleRow = [
    // 4 characters; in the middle of the row: 12 + (22 - 18) / 2
    CGRect(12, 14, 40, 18),
    // x: 12 + 40 + 8; 3 characters and 6 on both sides; 18 and 2 above and below
    CGRect(60, 12, 42, 22),
  ]

  @Test func medicalRecord() throws {
    var record = MedicalRecordAttachment(
      id: "1", date: "2024-05-01", department: "内科", chiefComplaint: "咳嗽", diagnosis: "感冒", status: .inProgress,
      patientName: "张三", gender: "男", age: 30)
    let message = CustomMessage.medicalRecord(record)
    // 12 + 22 + 6 + 18 + 6 + 1 + 6 + 18 + 6 + 18 + 6 + 18 + 12
    #expect(message.size() == CGSize(width: 250, height: 149))
    #expect(
      message.frames == [CGRect(0, 0, 250, 149)] + Self.titleRow + [
        CGRect(12, 40, 130, 18),  // "内科 2024-05-01"
        CGRect(12, 64, 226, 1),  // across what is inside of the padding: 250 - 24
        CGRect(12, 71, 80, 18),  // "张三 男 30岁"
        CGRect(12, 95, 50, 18),  // "主诉：咳嗽"
        CGRect(12, 119, 50, 18),  // "诊断：感冒"
      ])
    let placement = try #require(message.placement())
    #expect(placement.texts == ["就诊记录", "进行中", "内科 2024-05-01", "张三 男 30岁", "主诉：咳嗽", "诊断：感冒"])

    // what is not there takes no room: 24 for each line less
    record.chiefComplaint = ""
    record.diagnosis = ""
    record.age = nil
    let short = CustomMessage.medicalRecord(record)
    #expect(short.size() == CGSize(width: 250, height: 149 - 48))
    #expect(short.placement()?.texts.last == "张三 男")
    // a state that there is not yet has no badge: the row is as high as the title, 4 less
    record.status = .unrecognized("closed")
    #expect(CustomMessage.medicalRecord(record).size() == CGSize(width: 250, height: 101 - 4))
  }

  @Test func prescription() throws {
    var prescription = PrescriptionAttachment(
      id: "rx1", prescriptionNo: "NO1", date: "2024-05-01", patientName: "张三", gender: "男", age: 30,
      doctorName: "李四", department: "内科", diagnosis: "感冒", status: .confirmed, notes: "多喝水",
      medications: [.init(name: "阿莫西林")])
    let message = CustomMessage.prescription(prescription)
    // the button ends at 191 + 44; nothing below it
    #expect(message.size() == CGSize(width: 250, height: 235))
    #expect(
      message.frames == [CGRect(0, 0, 250, 235)] + Self.titleRow + [
        CGRect(12, 40, 30, 18),  // "NO1"
        CGRect(12, 64, 226, 1),
        CGRect(12, 71, 80, 18),  // "张三 男 30岁"
        CGRect(12, 95, 50, 18),  // "诊断：感冒"
        CGRect(12, 119, 50, 18),  // "共1种药品"
        CGRect(12, 143, 30, 18),  // "多喝水"
        CGRect(12, 167, 160, 18),  // "李四 内科 2024-05-01"
        CGRect(12, 191, 226, 44),  // the button
      ])
    // the time of the minimalist style would lie on the button, which is as wide as the bubble: below it, 25 more
    #expect(message.size(reserved: CGSize(width: 70, height: 25)) == CGSize(width: 250, height: 260))
    // 226 points hold 22 characters; three lines are the most: 36 more than one
    prescription.notes = String(repeating: "药", count: 99)
    #expect(CustomMessage.prescription(prescription).size() == CGSize(width: 250, height: 235 + 36))
    prescription.notes = nil
    #expect(CustomMessage.prescription(prescription).size() == CGSize(width: 250, height: 235 - 24))
  }

  @Test func buttonHasTheMessagesTap() throws {
    let message = CustomMessage.prescription(PrescriptionAttachment(id: "1", medications: [.init(name: "a")]))
    let buttons = try #require(message.placement()).items.compactMap { item -> MessageContent.Button? in
      if case .button(let button) = item.element.kind { button } else { nil }
    }
    #expect(buttons.map(\.title) == ["查看处方"])
    #expect(buttons.map(\.tap) == [.event("OpenPrescription")])
  }

  @Test func consultationRating() throws {
    let message = CustomMessage.consultationRating(ConsultationRatingAttachment(rate: 4))
    // as wide as the stars: 5 × 24 + 4 × 6 = 144, and 16 on both sides; 12 + 18 + 8 + 24 + 12
    #expect(message.size() == CGSize(width: 176, height: 74))
    // the title in the middle: 16 + (144 - 40) / 2
    #expect(message.frames == [CGRect(68, 12, 40, 18), CGRect(16, 38, 144, 24)])
    guard case .rating(let rating)? = message.placement()?.items.last?.element.kind else { throw Unexpected() }
    #expect(rating.filledCount == 4 && rating.count == 5)
    // in its own row the time has no room beside the stars: 38 + 24 + 25
    #expect(message.size(reserved: CGSize(width: 70, height: 25)) == CGSize(width: 176, height: 87))
  }

  /// The scheme's colors arrive: light, dark, and TUIKit's theme.
  @Test func colors() throws {
    let message = CustomMessage.medicalRecord(MedicalRecordAttachment(id: "1"))
    let items = try #require(message.placement()).items
    guard case .label(let title) = items[1].element.kind, case .label(let badge) = items[2].element.kind else {
      throw Unexpected()
    }
    #expect(items[0].element.background == MessageColor(0xFFFF_FFFF, dark: 0x2D2D_2DFF))
    #expect(title.color == MessageColor(0x0000_00FF, dark: 0xD9D9_D9FF, theme: "chat_text_message_receive_text_color"))
    #expect(title.font == MessageFont(size: 16, weight: .semibold))
    #expect(badge.color == MessageColor(0xFFFF_FFFF, dark: 0xFFFF_FFFF))
    #expect(items[2].element.background == MessageColor(0x117C_40FF, dark: 0x117C_40FF))
    #expect(items[2].element.cornerRadius == 4)
  }
}

/// What a test did not count on.
struct Unexpected: Error {}
