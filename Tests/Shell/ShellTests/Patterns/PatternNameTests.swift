import Testing

@testable import Shell

/// A pattern has other names, which may be typed wherever a pattern is named.
@MainActor @Suite struct PatternNameTests {
  /// The answer to the last line.
  private func answer(_ lines: String...) -> Reply {
    Session(.script, environment: .course).reply(toEach: lines)
  }

  @Test(arguments: [
    ("run mvvm-o rename", "run mvvm-observable rename"),
    ("run MVVM+C rename", "run mvvm-c rename"),
    ("run mvvm-o", "run mvvm-observable"),
    ("contract mvvm-o", "contract mvvm-observable"),
    ("compare mv mvvm-o rename", "compare mv mvvm-observable rename"),
    ("compare mv mvvm-o", "compare mv mvvm-observable"),
    ("mistakes tca", "mistakes tea-store"),
    ("tests tca", "tests tea-store"),
    ("diff mv mvvm-o rename", "diff mv mvvm-observable rename"),
  ])
  func `another name of a pattern means the same as its name`(line: String, usual: String) {
    let (one, other) = (answer(line), answer(usual))
    #expect(one.text.plain == other.text.plain)
    #expect(one.complaint == other.complaint)
    #expect(one.complaint?.contains("There is no pattern") != true)
  }

  @Test func `a name of one pattern that another pattern has as well means the first`() {
    #expect(
      answer("contract mvvm").text.plain.hasPrefix("The contract of MVVM\n"))
  }

  @Test(arguments: ["contract", "kinds"])
  func `while another app is in use, the answer says what the name means there`(command: String) {
    let session = Session(.script, environment: .course)
    _ = session.reply(to: "use mvc")
    #expect(
      session.reply(to: "\(command) mvvm").text.plain.hasPrefix(
        "This is the mvvm of Login–Home–Detail. In Recordings: \(command) mvvm-c\n"))
    #expect(!session.reply(to: "\(command) mvp").text.plain.contains("In Recordings"))
  }

  @Test func `of two names that are of two apps, those of the app in use are proposed`() {
    #expect(
      answer("compare mvc mvvm rename").complaint
        == "mvc and mvvm are patterns of two apps. In Recordings: compare mvc mvvm-c rename")
    #expect(
      answer("use login-home-detail mvvm", "compare mvvm mvp rename").complaint
        == "mvvm and mvp are patterns of two apps. In Recordings: compare mvvm-c mvp rename")
  }

  @Test(arguments: [
    "run mvc.m1 rename", "run mvc.m1", "use MVC.M1", "compare mvc mvc.m1 rename",
  ])
  func `a mistake in place of a pattern is told from a name that is not there`(line: String) {
    #expect(
      answer(line).complaint
        == "mvc.m1 is no pattern and no scenario, but a mistake. `mistake mvc.m1` switches it on; "
        + "`diff mvc mvc.m1 delete` shows what it changes.")
  }

  @Test func `a name that no pattern has is named, with the nearest one`() {
    #expect(
      answer("contract mvvn-c").complaint
        == "There is no pattern \"mvvn-c\". Did you mean \"mvvm-c\"?")
  }
}
