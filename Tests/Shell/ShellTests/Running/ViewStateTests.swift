import TestSupport
import Testing

@testable import Shell

/// `view-state` and `log` change the app, as actions do.
@Suite struct ViewStateTests {
  private nonisolated static let editing = "view-state folderViews[0].editing true"

  private func session(_ environment: ShellEnvironment = .tour, after lines: String...)
    -> Session
  {
    let session = Session(environment: environment)
    session.reply(toEach: lines)
    return session
  }

  @Test(arguments: [editing, "log 0"])
  func `in the middle of an action they wait`(_ line: String) {
    let session = session(
      after: "use mvc-vs", "launch", "open Hello", "break kind observer", "type Hi")
    let answer = session.reply(to: line)
    #expect(answer.complaint?.hasPrefix("You are in the middle of type \"Hi\".") == true)
    #expect(session.prompt.hasPrefix("mvc-vs stopped at "))
  }

  @Test func `the log says at which entry you are, as far as that is known`() {
    let session = session(after: "use mvc-vs", "launch", "tap Edit")
    func place(after lines: String...) -> String {
      session.reply(toEach: lines)
      return session.reply(to: "log").text.lines.last?.plain ?? ""
    }
    #expect(place() == "You are at entry 1. log NUMBER goes to another entry.")
    #expect(place(after: "log 0") == "You are at entry 0. log NUMBER goes to another entry.")
    #expect(place(after: "tap Edit") == "log NUMBER goes to one of them.")
    #expect(place(after: "undo 2") == "You are at entry 1. log NUMBER goes to another entry.")
  }

  @Test func `they stop where a stop is set`() {
    let session = session(after: "use mvc-vs", "launch", "break kind observer")
    _ = session.reply(to: Self.editing)
    #expect(session.prompt.hasPrefix("mvc-vs stopped at "))
  }

  @Test func `they can meet the goals of a task, and undo them`() throws {
    let scratch = try Scratch(["01-vs.md": Self.task])
    let session = session(
      ShellEnvironment(lessons: scratch.path), after: "lesson vs task", "launch", Self.editing)
    #expect(session.reply(to: "task").text.plain.contains("[x] The list is in edit mode"))
    _ = session.reply(to: "log 0")
    #expect(session.reply(to: "task").text.plain.contains("[ ] The list is in edit mode"))
  }

  @Test func `a pattern with another store is not said to keep its state in many places`() {
    let reply = session(.course, after: "use tea-store", "launch").reply(to: "view-state")
    #expect(
      reply.complaint?.replacing("\n", with: " ") == """
        Lifeline cannot show or set the view state of TEA + Store as one value. To see where it is, \
        type: where. A pattern with which it can: use mvc-vs
        """)
  }

  @Test(arguments: ["log", "log 2"])
  func `a pattern without a log is not asked about its view state`(line: String) {
    let reply = session(.course, after: "use tea-store", "launch").reply(to: line)
    #expect(
      reply.complaint?.replacing("\n", with: " ")
        == "TEA + Store keeps no log of the interface. A pattern that keeps one: use mvc-vs")
  }

  @Test func `a relaunch says what came back, and plainly that nothing did or nothing was lost`() {
    let all = session(after: "use mvc", "launch").reply(to: "relaunch").text.plain
    #expect(
      all.hasSuffix(
        """
        View state as just before relaunch: folder stack Recordings.
        No view state was lost.
        """))
    let changed = session(
      after: "use mvc", "launch", "open Work", "save-state", "back", "open Hello")
    let none = changed.reply(to: "relaunch").text.plain
    #expect(
      none.contains("No view state is as it was just before relaunch.\nView state lost: "))
  }

  @Test func `a screen that is not loaded yet has no title, and that is said`() {
    let session = session(
      after: "use mvc-vs", "launch", "open Work", "open Standup", "save-state", "relaunch")
    #expect(
      session.reply(to: "where").text.plain.hasPrefix("folder stack  (no title yet) › Work\n"))
  }

  @Test func `a relaunch with no view state before it says that there was none to lose`() {
    let session = session(.course, after: "use viper-edges", "launch")
    #expect(
      session.reply(to: "relaunch").text.plain.hasSuffix(
        "\n\nThere was no view state before relaunch, so none was lost."))
  }

  @Test(arguments: [
    ("mv", "RecorderView.name"), ("mvvm-observable", "RecorderVM.name"),
    ("tea-store", "RecorderFeature.name"), ("mvc", "alertField.text"),
  ])
  func `where names the owner of the text that is typed now`(pattern: String, owner: String) {
    let session = session(
      after: "use \(pattern)", "launch", "tap \"Record\"", "tick", "tap \"Stop\"", "type \"M\"")
    #expect(
      session.reply(to: "where").text.plain.contains(
        "text being typed  \"M\"\n  \(owner) = \"M\" (decides)"))
  }

  @Test func `a name in the player is no text being typed, since Return ends it`() {
    let session = session(after: "use mv", "launch", "open \"Hello\"", "type \"Zed\"")
    #expect(session.reply(to: "where").text.plain.contains("text being typed  –\n"))
    let help = session.reply(to: "help where").text.plain.replacing("\n", with: " ")
    #expect(help.contains("In the player of Recordings, `type` ends with Return, so"))
  }

  @Test func `where says of a value that the screen does not show that it is not shown`() {
    let session = session(
      after: "use mv", "launch", "open \"Hello\"", "swipe \"Hello\"")
    #expect(
      session.reply(to: "where").text.plain.contains(
        """
        recording shown  –
          Navigation.recording = Hello (decides), but it is not on the screen

        """))
  }

  @Test func `where takes the title of a sheet for no copy of the title behind it`() {
    let session = session(after: "use tea", "launch", "tap \"Record\"")
    #expect(!session.reply(to: "where").text.plain.contains("title = \"Recording\""))
  }

  @Test func `where does not say that no property has a text that it has not looked for`() {
    let session = session(.course, after: "run mvvm launch", "type \"secret\"")
    #expect(
      session.reply(to: "where").text.plain.contains(
        """
        text being typed  "••••••"
          no property that `where` knows for it is there now; all properties: state
        """))
  }

  @Test(arguments: [
    (
      "mvc-vs.m1",
      """
      folder stack Recordings VSStore.content = [UUID-0001] \
      (decides; without the mistake [UUID-0001 editing]) SplitVC
      """
    ),
    (
      "viper.m5",
      """
      recording shown – ("Hello" without the mistake) PlayerPresenter.recordingID = nil \
      (decides; not there without the mistake) AudioService.url = UUID-0002.m4a, which does not fit
      """
    ),
    (
      "tea.m2",
      """
      playing – (yes without the mistake) AppState.playState = PlayerState(recording: "Hello", \
      player: Player, duration: 10.0, name: "Hello", position: 1.0, isPlaying: false) \
      (decides; without the mistake PlayerState(recording: "Hello", player: Player, \
      duration: 10.0, name: "Hello", position: 1.0, isPlaying: true)) \
      playButton2.title = "Resume" ("Pause" without the mistake) \
      Player.isPlaying = true, which does not fit position 00:01 AppState.playState = \
      PlayerState(recording: "Hello", player: Player, duration: 10.0, name: "Hello", \
      position: 1.0, isPlaying: false) (decides) progressSlider2.value = 1.0
      """
    ),
  ])
  func `in an app with a mistake, where shows what is different without it, and what does not fit`(
    mistake: String, line: String
  ) {
    let words = viewState(after: "mistake \(mistake)")
    #expect(words.contains(line), "\(words)")
    #expect(words.hasSuffix("What decides is known of the pattern without its mistake."))
  }

  @Test func `a property of several pieces is compared once where the screen is the same`() {
    let words = viewState(after: "mistake mvc-vs.m1")
    #expect(words.ranges(of: "VSStore.content = [UUID-0001] (decides").count == 8)
    #expect(words.ranges(of: "(decides; without the mistake").count == 1)
  }

  @Test func `where does not mark what is the same without the mistake`() {
    let words = viewState(after: "mistake mvvm.m3", "undo")
    #expect(
      words.hasPrefix(
        """
        page shown "Home" Nav.viewControllers = [LoginVC, HomeVC] (decides) \
        Mediator.activeViewController = DetailVC (HomeVC without the mistake) trip shown – \
        DetailVM.viewContainerVO = VO(Lisbon, "No note") (decides), but it is not on the screen \
        tableView.indexPathForSelectedRow = nil on top –
        """), "\(words)")
  }

  /// The second time, the first one belongs to the set-up.
  @Test(arguments: [[], ["open Go"]])
  func `where compares nothing after an action that is not possible without the mistake`(
    later: [String]
  ) {
    let session = Session(environment: .course)
    session.reply(toEach: ["mistake coordinators.m1", "open Go"] + later)
    #expect(
      session.reply(to: "where").text.plain == """
        language  "Swift"
          ListVM.language = "Swift" (decides)
          navItem.title = "Swift"

        repository shown  –
          RepositoryCoordinator.repository (decides), not there now
          tableView.indexPathForSelectedRow = nil
          aboutLabel.text, not there now
          repositoryNavItem.title, not there now
          RepositoryViewController.repository, not there now

        on top  "Language"
          ListCoordinator.childCoordinators = [] (decides)

        What decides is known of the pattern without its mistake.

        Without the mistake, `open "Go"` is not possible, so nothing is compared.
        """)
  }

  @Test func `where says that a field decides in an app with a mistake, too`() {
    #expect(
      viewState(after: "mistake mvp-forwarding.m3", "type abc").hasPrefix(
        "text being typed \"abc\" chatField.text = \"abc\" (decides) What decides"))
  }

  @Test(arguments: ["viper-edges", "viper-mock"])
  func `where names no article on the page of a dead link, but what decides`(pattern: String) {
    #expect(
      viewState(after: "run \(pattern) dead-link").hasPrefix(
        """
        article shown – ReaderPresenter.articleID = 2 (decides), but it is not on the screen \
        textLabel.text = nil addressLabel.text = nil readerNavItem.title = nil \
        ReaderPresenter.article = nil on top –
        """))
  }

  /// What `where` answers, in one line.
  private func viewState(after lines: String...) -> String {
    let session = Session(environment: .course)
    session.reply(toEach: lines)
    return session.reply(to: "where").text.plain.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private static let task = """
    ---
    lifeline: 1
    id: vs
    title: View state
    pattern: mvc-vs
    ---
    # View state <!-- id: first -->

    Words.

    ## Edit <!-- id: task type: task -->

    Do it.

    - The list is in edit mode: `screen shows "Done"`
    - The folder is open: `screen shows "Notes"`

    Solution: `launch` `open "Work"` `tap "Edit"`
    """
}
