import Testing

@testable import QuestionBanks

/// How the grade is divided among the choices for Moodle.
@Suite struct FractionsTests {
  @Test(arguments: [
    ([true, false, false], ["100", "0", "0"]),
    ([true, true, false], ["50", "50", "-100"]),
    ([true, false, true, true, false], ["33.33333", "-50", "33.33333", "33.33333", "-50"]),
    ([true, true], ["50", "50"]),
  ]) func `right choices share a whole, and wrong ones take it away`(
    rights: [Bool], percents: [String]
  ) {
    #expect(Fractions(rights: rights).percents == percents)
  }

  @Test(arguments: 1...14, 0...14)
  func `ticking what is right gives all, ticking everything gives nothing`(
    right: Int, wrong: Int
  ) throws {
    guard right > 1 else { return }
    let rights = Array(repeating: true, count: right) + Array(repeating: false, count: wrong)
    let percents = try Fractions(rights: rights).percents.map { try #require(Double($0)) }
    let whole = percents.prefix(right).reduce(0, +)
    #expect((99.9...100.1).contains(whole))
    #expect(wrong == 0 || percents.reduce(0, +) <= 0.1)
  }

  @Test func `of more than ten right choices, ten count`() {
    let percents = Fractions(rights: Array(repeating: true, count: 12)).percents
    #expect(percents == Array(repeating: "10", count: 10) + ["0", "0"])
  }
}
