/// A time of the years 1 to 9999, in UTC.
struct UTCTime: CustomStringConvertible {
  private let year, month, day: Int
  /// Of the day.
  private let milliseconds: Int
  /// In milliseconds.
  let sinceEpoch: Int64

  /// - Parameter milliseconds: since 1970; nil: in no such year.
  init?(milliseconds: Int64) {
    guard (-62_135_596_800_000...253_402_300_799_999).contains(milliseconds) else { return nil }
    sinceEpoch = milliseconds
    let dayLength: Int64 = 86_400_000
    let days = Int((milliseconds - (milliseconds % dayLength + dayLength) % dayLength) / dayLength)
    self.milliseconds = Int(milliseconds - Int64(days) * dayLength)
    // Years begin in March, so that a leap day is the last one; counted in periods of 400 years from the year 0.
    let sinceYearZero = days + 719_468
    let period = sinceYearZero / 146_097
    let dayOfPeriod = sinceYearZero % 146_097
    let yearOfPeriod = (dayOfPeriod - dayOfPeriod / 1460 + dayOfPeriod / 36_524 - dayOfPeriod / 146_096) / 365
    let dayOfYear = dayOfPeriod - (365 * yearOfPeriod + yearOfPeriod / 4 - yearOfPeriod / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = period * 400 + yearOfPeriod + (month <= 2 ? 1 : 0)
  }

  /// - Parameter text: As ``description`` has it; nil: it is something else.
  init?(_ text: String) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int64($0) }
    guard numbers.count >= 6, numbers.allSatisfy({ $0 < 10_000 }) else { return nil }
    // From March on, as above.
    let (year, month) = (numbers[1] > 2 ? numbers[0] : numbers[0] - 1, (numbers[1] + 9) % 12)
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + numbers[2] - 1 - 719_468
    let seconds = numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
    self.init(milliseconds: (days * 86_400 + seconds) * 1000 + (numbers.count > 6 ? numbers[6] : 0))
    if description != text { return nil }
  }

  /// As RFC 3339 has it, with milliseconds if there are any: `2024-05-01T00:00:00Z`.
  var description: String {
    let seconds = milliseconds / 1000
    let fraction = milliseconds % 1000 == 0 ? "" : "." + Self.digits(milliseconds % 1000, 3)
    let date = [Self.digits(year, 4), Self.digits(month, 2), Self.digits(day, 2)].joined(separator: "-")
    let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.digits($0, 2) }.joined(separator: ":")
    return "\(date)T\(time)\(fraction)Z"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
