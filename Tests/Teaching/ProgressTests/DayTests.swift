import Foundation
import Testing

@testable import Progress

@Suite struct DayTests {
  @Test func `one moment lies on different days`() {
    let date = moment("2026-03-01T23:30:00.000Z")
    #expect(Day(of: date, in: honolulu).description == "2026-03-01")
    #expect(Day(of: date, in: tokyo).description == "2026-03-02")
  }

  @Test(
    arguments: [
      ("2028-02-28T12:00:00.000Z", "2028-02-29"), ("2028-02-29T12:00:00.000Z", "2028-03-01"),
      ("2027-02-28T12:00:00.000Z", "2027-03-01"), ("2100-02-28T12:00:00.000Z", "2100-03-01"),
      ("2026-12-31T23:59:59.999Z", "2027-01-01"), ("1970-01-01T00:00:00.000Z", "1970-01-02"),
    ])
  func `the day after, leap years and all`(timestamp: String, next: String) {
    #expect((Day(of: moment(timestamp), in: utc) + 1).description == next)
  }

  @Test func `days of 23 and 25 hours are days`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let days = [
      "2026-03-28T22:59": "2026-03-28", "2026-03-28T23:00": "2026-03-29",
      "2026-03-29T21:59": "2026-03-29", "2026-03-29T22:00": "2026-03-30",
      "2026-10-24T21:59": "2026-10-24", "2026-10-24T22:00": "2026-10-25",
      "2026-10-25T22:59": "2026-10-25", "2026-10-25T23:00": "2026-10-26",
    ]
    for (minute, day) in days {
      #expect(Day(of: moment(minute + ":00.000Z"), in: berlin).description == day)
    }
  }

  @Test func `a day is read as it is written, and in no other spelling`() {
    for number in stride(from: -20_000, to: 20_000, by: 97) {
      #expect(Day(day(number).description) == day(number))
    }
    for text in ["", "2026-2-3", "2026-02-30", "20260203", "2026-02-03T", "1969-12-31", "tomorrow"]
    {
      #expect(Day(text) == nil)
    }
  }

  @Test func `days can be counted`() {
    #expect(day(120) - day(0) == 120)
    #expect(day(0) + 120 == day(120))
    #expect(day(0) < day(1))
  }

  @Test(arguments: [-Double.infinity, -1e18, -62_135_596_800, 0, 1e12, 1e300, .nan])
  func `no clock is too wrong`(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    let kept = Date(milliseconds: date.milliseconds)
    #expect(Date(timestamp: kept.timestamp) == kept)
    #expect(!Day(of: date, in: honolulu).description.isEmpty)
  }

  @Test(
    arguments: [
      "", "2026-03-01", "2026-03-01T10:11:12Z", "2026-03-01T10:11:12.345",
      "2026-02-29T10:11:12.345Z",
      "2026-03-01T10:11:12,345Z", "2026-03-01T10:11:12.3456Z", "2026-03-01T25:11:12.345Z",
      "2026-03-01T10:11:12.345z", "1969-12-31T23:59:59.999Z", "２026-03-01T10:11:12.345Z",
    ])
  func `other spellings of a moment are none`(text: String) {
    #expect(Date(timestamp: text) == nil)
  }
}
