import Shell
import Testing

/// The causes in apps whose views are values.
@MainActor struct DeclarativeWhyTests {
  /// The sentences of the last answer, without those about the contract.
  private func sentences(_ lines: [String]) -> [String] {
    rows(lines).filter { !$0.hasPrefix("Contract: ") }
  }

  @Test func `the cause of onChange is the write of the value that is watched`() {
    let told = sentences([
      "use mv", "launch", "open \"Work\"", "remote delete \"Work\"", "why 24 --plain",
    ])
    #expect(
      told == [
        "It began with the network: remote delete \"Work\"",
        "1. Remote calls remove(Work) on RootFolder.",
        "RootFolder.contents changes from [Hello, Work] to [Hello].",
        "4. RootFolder calls deleted() on Work.",
        "11. Work tells Observation before it writes isDeleted.",
        "Later, the framework did the work that message 11 had left:",
        "23. Kit tells FolderView2 about its life cycle: onChange(of:).",
        "24. FolderView2 calls leave(Work) on Navigation.",
      ])
  }

  @Test func `a watched value may be computed from what is written`() {
    let told = sentences([
      "use mvvm-observable", "launch", "open \"Work\"", "remote delete \"Work\"",
      "why Navigation.path --plain",
    ])
    #expect(told.contains("11. Work tells Observation before it writes isDeleted."))
    #expect(!told.contains { $0.contains("writes contents") })
  }

  @Test func `an alert goes back to its binding, and over each function that went on`() {
    let told = sentences([
      "use mv", "launch", "network offline", "pull", "answer", "why 9 --plain",
    ])
    #expect(
      told == [
        "It began with you: pull",
        "User acts on list: pull.",
        "list runs a closure of FolderView: refreshable(action:). "
          + "FolderView had handed this closure over in body (before this drawing: launch).",
        "FolderView calls refresh() on RootFolder.",
        "RootFolder calls contents(of: UUID-0001) on Webservice.",
        "Later: answer. It was set off by the call above:",
        "1. Webservice lets RootFolder go on: contents(of:) throws The network is offline.",
        "Later, set off by message 1:",
        "2. RootFolder lets FolderView go on: refresh() throws The network is offline.",
        "5. FolderView tells Kit before it writes isShowingError.",
        "Later, the framework did the work that message 5 had left:",
        "9. Kit creates Alert with Alert(number: 1).",
      ])
  }
  @Test func `a view in a sheet goes because the sheet is closed`() {
    let told = sentences(["run mv record", "why 48 --plain"])
    #expect(
      told == [
        "It began with you: tap \"Save\"",
        "30. User acts on alertSave: tap.",
        "31. alertSave runs a closure of RecorderView: action(). "
          + "RecorderView had handed this closure over in body (message 29).",
        "37. RecorderView navigates through Kit: dismiss().",
        "38. Kit emits to FolderView, bound to it: isRecording = false. "
          + "Kit had got this binding during body (before this drawing: launch).",
        "39. FolderView tells Kit before it writes isRecording.",
        "Later, the framework did the work that message 39 had left:",
        "48. Kit tells RecorderView about its life cycle: disappear.",
      ])
  }

  @Test func `the operating system changes the phase of the scene, not the last body`() {
    let told = sentences(["use mv", "launch", "save-state", "why 1 --plain"])
    #expect(
      told == [
        "It began with the operating system: save-state",
        "1. Kit tells RootView about its life cycle: onChange(of:).",
      ])
  }

  @Test func `a wait that is cancelled ends because of the cancellation`() {
    let told = sentences(["use mv", "launch", "open \"Work\"", "pull", "back", "why 8 --plain"])
    #expect(told.first == "It began with you: back")
    #expect(
      told.suffix(4) == [
        "6. Kit tells FolderView2 about its life cycle: disappear.",
        "7. Kit runs a closure of Webservice: onCancel.",
        "Later, set off by message 7:",
        "8. Webservice lets Work go on: contents(of:) throws CancellationError().",
      ])
  }

  @Test func `a wait is cancelled because another screen covers its view`() {
    let told = sentences(["use mv", "launch", "pull", "open \"Work\"", "why 17 --plain"])
    #expect(told.first == "It began with you: open \"Work\"")
    #expect(
      told.suffix(3) == [
        "5. Observation marks Kit, which has read path.",
        "Later, the framework did the work that message 5 had left:",
        "17. Kit runs a closure of Webservice: onCancel.",
      ])
  }
  @Test(arguments: ["mv", "mvvm-observable"])
  func `of two changes, the one is named that the node has heard of`(pattern: String) {
    let owner = pattern == "mv" ? "Playback" : "PlayerVM"
    let told = sentences(["run \(pattern) play", "why not PlayerView --plain"])
    #expect(
      told.suffix(2).map { $0.prefix { $0 != "," } } == [
        "This changed: \(owner).isPlaying", "Told of it: PlayerControls (message 6).",
      ])
  }

  @Test func `a change of the model is named, and not its copy in the state`() {
    let told = sentences(["run tea-store remote-delete", "why not FolderView2 --plain"])
    #expect(
      told[1...2] == [
        "In the model, this changed: Store.items, from (Hello, Work (Notes (), Standup)) to (Hello) (message 1).",
        "In the view state that screens share, this changed: AppFeature.folders, from [FolderFeature, FolderFeature] to [FolderFeature] (message 5); FolderFeature.rows, from [\"Hello\", \"Work\"] to [\"Hello\"] (message 5).",
      ])
  }
}
