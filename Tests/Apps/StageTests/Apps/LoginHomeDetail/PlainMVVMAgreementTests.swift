import Stage
import Testing

/// Plain MVVM says what the article's code says. `Fixtures/mvvm.differences` has the exceptions.
@MainActor struct PlainMVVMAgreementTests {
  @Test(arguments: ["login", "home-select"])
  func `plain MVVM says what it is expected to say`(_ name: String) throws {
    let performance = try Performance(name, in: "mvvm")
    try AgreementTests.expectAgreement(
      AgreementTests.conversations(of: performance), of: performance)
  }

  @Test(arguments: ["login", "home-select"])
  func `every expected arrow is there`(_ name: String) throws {
    let (expected, live) = try AgreementTests.conversations(of: Performance(name, in: "mvvm"))
    // In Swift a VO is a struct, which has no lifeline.
    let exception = name == "login" ? ["HomeVM > CellVO : create"] : []
    #expect(expected.arrows.subtracting(live.arrows).sorted() == exception)
  }
}

extension Pattern {
  static let mvvm = named("mvvm")
  static let mvvmSignal = named("mvvm-signal")
  static let mvvmRaw = named("mvvm-raw")
}
