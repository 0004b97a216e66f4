import TestSupport
import Testing

/// The number of random cases comes from the environment.
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

  @Test func `a failing case says how to run it alone, and then it is the only one`() {
    #expect("\(Seed(17))" == "17 (LIFELINE_SEED=17 runs it alone)")
    let environment = ["LIFELINE_SEED": "17", "LIFELINE_CASES": "500"]
    #expect(Seed.some(from: 100, oneIn: 20, environment: environment) == [Seed(17)])
  }
}
