import TestSupport
import Testing

/// The random cases come from the environment: how many, and which.
struct SeedTests {
  @Test(arguments: [
    ([:], 10), (["LIFELINE_CASES": "500"], 500), (["LIFELINE_CASES": "1"], 1),
    (["LIFELINE_CASES": "0"], 1),
  ])
  func `there are as many as asked for, and 10 as a rule`(
    environment: [String: String], count: Int
  ) {
    #expect(Seed.some(environment: environment).count == count)
  }

  @Test func `a test with long cases takes a share, and one case at least`() {
    let seeds = Seed.some(from: 100, oneIn: 20, environment: ["LIFELINE_CASES": "50"])
    #expect(seeds.map(\.value) == [100, 101, 102])
    let few = Seed.some(from: 7, oneIn: 200, environment: ["LIFELINE_CASES": "50"])
    #expect(few.map(\.value) == [7])
  }

  @Test func `a long list is tried as a whole when 500 cases are asked for, else in part`() {
    let list = Array(1...25)
    #expect(Seed.share(of: list, environment: ["LIFELINE_CASES": "500"]) == list)
    #expect(Seed.share(of: list, environment: ["LIFELINE_CASES": "50"]) == [1, 11, 21])
    #expect(Seed.share(of: list, environment: [:]) == [1])
  }

  @Test func `of a shorter list .ci/test tries a third, and .ci/run all`() {
    let list = Array(1...10)
    #expect(Seed.share(of: list, allWith: 30, environment: [:]) == [1, 4, 7, 10])
    #expect(Seed.share(of: list, allWith: 30, environment: ["LIFELINE_CASES": "30"]) == list)
    #expect(Seed.share(of: list, allWith: 30, environment: ["LIFELINE_RECORD": "1"]) == list)
  }

  @Test func `the commits choose other thirds, until all of the list was tried`() {
    let list = Array(1...10)
    let parts = (1...50).map { number in
      Seed.share(of: list, allWith: 30, environment: ["LIFELINE_SEEDS": "commit \(number)"])
    }
    #expect(Set(parts.joined()) == Set(list))
  }

  @Test func `the same text makes the same seeds, and another text others`() {
    func values(_ text: String) -> [UInt64] {
      Seed.some(from: 7, environment: ["LIFELINE_SEEDS": text, "LIFELINE_CASES": "3"])
        .map(\.value)
    }
    #expect(values("f1b16da3") == values("f1b16da3"))
    #expect(values("f1b16da3") != values("5b343e1c"))
    #expect(values("") == [7, 8, 9])
    let first = values("f1b16da3")[0]
    #expect(values("f1b16da3") == [first, first + 1, first + 2])
    #expect(first > 9 && first < 10_000_000_010)
  }

  @Test func `other texts choose other parts of a long list, until all of it was tried`() {
    let list = Array(1...25)
    let parts = (1...200).map { number in
      let environment = ["LIFELINE_SEEDS": "commit \(number)", "LIFELINE_CASES": "50"]
      return Seed.share(of: list, environment: environment)
    }
    #expect(parts.allSatisfy { Set($0).count == 3 })
    #expect(Set(parts.joined()) == Set(list))
    #expect(Seed.share(of: [Int](), environment: ["LIFELINE_SEEDS": "x"]) == [])
  }

  @Test func `a test of each pattern takes some of the patterns where there are few cases`() {
    func cases(_ environment: [String: String]) -> [String] {
      Seed.some(for: ["a", "b", "c", "d", "e"], from: 7, oneIn: 20, environment: environment)
        .map { "\($0)\($1.value)" }
    }
    #expect(cases([:]) == ["a7", "c7", "e7"])
    #expect(cases(["LIFELINE_CASES": "20"]) == ["a7", "b7", "c7", "d7", "e7"])
    #expect(cases(["LIFELINE_CASES": "40"]).count == 10)
    #expect(cases(["LIFELINE_SEED": "3"]) == ["a3", "b3", "c3", "d3", "e3"])
  }

  @Test func `a failing case says how to run it alone, and then it is the only one`() {
    #expect("\(Seed(17))" == "17 (LIFELINE_SEED=17 runs it alone)")
    let environment = ["LIFELINE_SEED": "17", "LIFELINE_CASES": "500"]
    #expect(Seed.some(from: 100, oneIn: 20, environment: environment) == [Seed(17)])
  }
}
