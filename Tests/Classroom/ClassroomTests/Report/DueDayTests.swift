import Course
import Foundation
import Lessons
import Progress
import TestSupport
import Testing

@testable import Classroom

/// Work that is to be done by 9 March 2026, before and after that day. Ann did it on 2 March, and Bo did not.
@MainActor @Suite struct DueDayTests {
  private func report(on day: String, early: Bool = false) throws -> ClassReport {
    let lesson = """
      ---
      lifeline: 1
      id: tour
      title: A tour
      pattern: mvc
      ---
      # A tour <!-- id: tour -->

      Three words.

      ## Word <!-- id: q type: short-answer concept: roles -->

      Which word is it?

      - [x] `word`
        > It is.

      """
    let scratch = try Scratch(["01-tour.md": lesson])
    let index = smallIndex(in: scratch)
    let due = try #require(Day("2026-03-09"))
    let today = try #require(Day(day))
    let work = Assignment(
      name: "Week 3", written: Date(timeIntervalSince1970: 0), due: due, lessons: ["tour"])
    let other = Assignment(
      name: "Early", written: work.written, due: try #require(Day("2026-03-01")),
      lessons: ["tour"])
    return ClassReport(
      Roster([
        Sample.submission("Ann", "a", Sample.answer(1, .right)), Sample.submission("Bo", "b"),
      ]), assignments: early ? [other, work] : [work], course: Course(index), language: "en",
      timeZone: .gmt, today: today)
  }

  /// What is said about the work, and the last cell of each row.
  private func words(on day: String) throws -> [String] {
    let report = try report(on: day)
    let work = try #require(report.assignments.first)
    let inTime = report.csv.text.split(separator: "\n").dropFirst().map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    }
    return [work.title, work.summary] + work.lines + inTime
  }

  @Test func `before the last day is over, nobody is late`() throws {
    #expect(
      try words(on: "2026-02-27") == [
        "Week 3, due 2026-03-09 (10 days left)", "1 of 2 learners done",
        "Not done yet: Bo (0 of 1)", "1", "",
      ])
    #expect(try words(on: "2026-03-08").first == "Week 3, due 2026-03-09 (1 day left)")
    #expect(try words(on: "2026-03-09").first == "Week 3, due 2026-03-09 (today)")
    #expect(try report(on: "2026-03-09").html.text.contains("<td>not done yet</td>"))
  }

  @Test func `a table names all that asks for a question, in one row`() throws {
    let rows = try report(on: "2026-03-10", early: true).csv.text.split(separator: "\n")
    #expect(
      rows.dropFirst().map { $0.split(separator: ",").suffix(4).joined(separator: ",") } == [
        "1,Early | Week 3,2026-03-01 | 2026-03-09,0 | 1",
        "0,Early | Week 3,2026-03-01 | 2026-03-09,0 | 0",
      ])
  }

  @Test func `after the last day, a report says who was not in time`() throws {
    #expect(
      try words(on: "2026-03-10") == [
        "Week 3, due 2026-03-09", "1 of 2 learners in time", "Not done: Bo (0 of 1)", "1", "0",
      ])
    #expect(try report(on: "2026-03-10").html.text.contains("<td>not done</td>"))
  }
}
