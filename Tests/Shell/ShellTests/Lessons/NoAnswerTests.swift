import Course
import Testing

@testable import Shell

/// What is typed at a question and is no answer: it is no try, does nothing, and is told what to type.
@Suite struct NoAnswerTests {
  private let session = Session(environment: .course)

  init() { session.width = 200 }

  private func says(_ lines: String...) -> String { session.says(lines) }

  private var tries: Int { session.tries }

  @Test(arguments: [
    ("mvc quiz-causes", "2", "d"), ("mvc quiz-causes", "6", "d"), ("mvc-vs quiz-two", "2", "d"),
    ("mvc breach-neighbour", "14", "d"), ("mvc-vs fill-delete", "4 3 2 1", "d"),
  ])
  func `a number below a drawing is no letter`(page: String, line: String, last: String) {
    #expect(
      says("lesson \(page)", line)
        == "Numbers belong to the drawing. The choices are a to \(last).")
    #expect(tries == 0)
  }

  @Test func `why alone is told where the reason of an answer is`() {
    let words =
      "why tells what led to a message of a run, as in: why 2. Why an answer is right or wrong is said below the answer."
    #expect(says("lesson mvc quiz-format", "why") == words + " For a hint, type: hint")
    #expect(says("skip", "why") == words)
  }

  @Test func `where no drawing is shown, numbers are letters`() {
    #expect(says("lesson mvc-vs quiz-clock", "3").hasPrefix("Right."))
  }

  @Test(arguments: [
    ("mvc predict-open-folder", "FolderVC", "c"), ("mvc predict-edit", "RootFolder.edit()", "c"),
    ("mvc-vs predict-edit", "VSStore.toggleEditing(UUID-0001)", "d"),
    ("mvc-vs quiz-two", "both", "d"), ("mvp predict-edit", "tabelView", "c"),
    ("mvc predict-refresh", "refreshControl.endRefreshing()", "d"),
    ("mvp predict-edit", "edit", "c"), ("mvp predict-edit", "hello", "c"),
    ("mvc-vs quiz-clock", "no", "c"), ("mvc-vs quiz-clock", "Hello", "c"),
    ("mistakes quiz-two-masters", "Hello", "c"), ("mistakes quiz-two-masters", "hello", "c"),
    ("welcome quiz-between", "table", "c"), ("mvc quiz-view-model", "store", "c"),
    ("mvc quiz-view-model", "model", "c"), ("mvc predict-edit", "view", "c"),
    ("mvc predict-edit", "view of the table", "c"),
  ])
  func `a word where a letter is asked for is no command`(page: String, line: String, last: String)
  {
    #expect(
      says("lesson \(page)", line)
        == "Type a letter from a to \(last), or a name or some words in a row that only one choice has."
    )
    #expect(tries == 0)
  }

  /// What comes after a comma belongs to what a choice says.
  @Test(arguments: [
    ("viper quiz-freed", "the view"), ("mvvm-c quiz-restore", "it looks right"),
    ("viper quiz-test", "the interactor was asked to delete the item"),
  ])
  func `the beginning of a choice up to a comma is no choice`(page: String, line: String) {
    #expect(says("lesson \(page)", line).hasPrefix("Type a letter from a to "))
    #expect(tries == 0)
  }

  @Test(arguments: [
    ("mvp quiz-lost", "Work, Hello"), ("mvc quiz-busy", "keyboard and busy indicator"),
  ])
  func `words where several letters are asked for are no command`(page: String, line: String) {
    #expect(
      says("lesson \(page)", line)
        == "This question is answered with letters, from a to d, not with words.")
  }

  @Test func `help is help where letters are asked for`() {
    #expect(says("lesson mvc-vs quiz-clock", "help nonsense").hasPrefix("There is no command"))
    #expect(says("hnit").contains("Did you mean \"hint\"?"))
    #expect(says("hin").hasPrefix("Hint 1 of "))
  }

  @Test func `after the right answer, another one in words is judged as a letter is`() {
    let done = "Not right, and this question is done already: nothing changes."
    #expect(says("lesson welcome quiz-between", "b", "a").hasPrefix(done))
    #expect(says("cannot send messages").hasPrefix(done))
    #expect(says("table").hasPrefix("There is no command \"table\"."))
    #expect(says("lesson mvc short-capture", "[weak self]", "[unowned self]").hasPrefix("Right."))
    #expect(says("[self]").hasPrefix(done))
    #expect(says("the closure").hasPrefix("There is no command \"the\"."))
  }

  @Test(arguments: [
    ("welcome short-plain", "plain", "Right."), ("welcome short-plain", "direct", "Right."),
    ("welcome short-plain", "normal", "Right."), ("welcome short-plain", "function", "Right."),
    ("welcome short-plain", "a plain message", "Not yet.\n\nEvery row is a message."),
    ("mvc short-capture", "weak", "Not yet.\n\nHalf of it: this says how to hold."),
    ("mvc short-capture", "[unowned]", "Not yet.\n\nHalf of it: this says how to hold."),
  ])
  func `half of a word is told what is missing, and other words for a call are right`(
    page: String, line: String, answer: String
  ) {
    #expect(says("lesson \(page)", line).hasPrefix(answer))
  }

  @Test(arguments: [
    "FolderVC -> tableView, FolderVC -> navItem", "FolderVC->tableView FolderVC->navItem",
    "FolderVC -> navItem and FolderVC -> tableView",
  ])
  func `several messages are named as they are shown`(line: String) {
    #expect(says("lesson mvc-vs breach-edit", line).hasPrefix("Right."))
  }

  @Test func `where choices have names, it is told that they are enough`() {
    #expect(
      says("lesson mvc-vs breach-edit", "FolderVC -> NC")
        == "Type letters, from a to c, or the names of the choices with commas between them.")
  }

  @Test func `the lines of an order are named as they are shown`() throws {
    _ = says("lesson mvc-vs order-new-folder")
    let asked = try #require(session.lessons.open.bookmark?.work?.asked)
    let names = asked.rightOptions.map { asked.options[$0].text.styled(width: 80).lines[0].plain }
    #expect(says(names.joined(separator: ", ")).hasPrefix("Right."))
  }

  @Test(arguments: ["no idea", "not sure", "I'm not sure", "give up"])
  func `giving up is no short command`(line: String) {
    #expect(
      says("lesson mvc-vs quiz-clock", line) == "There is no command \"\(line)\". Type: skip")
    #expect(tries == 0)
  }

  @Test func `a first word that a single choice has is as good as its letter`() {
    #expect(says("lesson mvc-vs quiz-clock", "Yes.").hasPrefix("Right."))
  }

  @Test(arguments: [
    ("mvp short-interface", "FolderViewInterface.showEmpty()"),
    ("mvp short-interface", "the interface to the view"),
    ("mvc-vs short-restore", "AppDelegate.save()"),
  ])
  func `a right object with a call, or in other words, is right`(page: String, line: String) {
    #expect(says("lesson \(page)", line).hasPrefix("Right."))
  }

  @Test(arguments: [
    ("mvp short-interface", "FolderViewInterfac"), ("mvp short-interface", "FolderDataInterfac"),
    ("mvc-vs short-restore", "AppDelegat"), ("mvc-vs short-restore", "AppDelegat.save()"),
    ("mvc short-capture", "[weak slef]"),
  ])
  func `a slip is no try, and says nothing of the answer`(page: String, line: String) {
    #expect(
      says("lesson \(page)", line)
        == "This is nearly a word that is known here. Check the spelling.")
    #expect(tries == 0)
  }

  @Test(arguments: ["PlayVM", "FolderVC2", "SceneDelegate"])
  func `another name is no slip`(line: String) {
    #expect(says("lesson mvc-vs short-restore", line).hasPrefix("Not yet."))
  }

  @Test func `in Chinese, no is no request for the answer where choices begin with it`() {
    var environment = ShellEnvironment.course
    environment.language = .chinese
    let session = Session(environment: environment)
    _ = session.reply(to: "lesson mvp quiz-closure")
    let reply = session.reply(to: "不会")
    #expect(reply.complaint?.hasPrefix("请输入从 a 到 d 的一个字母") == true)
    _ = session.reply(to: "lesson mvc-vs quiz-clock")
    #expect(session.reply(to: "不会").complaint == "没有叫 \"不会\" 的命令。输入：skip")
  }

  @Test func `back names the page before where the app cannot go back`() {
    #expect(says("lesson mvc-vs quiz-clock", "back").hasSuffix("\nThe page before: previous"))
    #expect(says("go back") == "There is no command \"go back\". Type: previous")
    #expect(says("go on") == "There is no command \"go on\". Type: next")
    #expect(!says("lesson mvp 1", "back").contains("previous"))
    #expect(!says("lesson welcome task-play", "back").contains("previous"))
    #expect(says("go back") == "There is no command \"go back\". Type: back")
    #expect(
      Session(environment: .course).reply(to: "go back").complaint
        == "There is no command \"go back\". Type: back")
  }
}
