import Shell
import Testing

/// How an object hears of changes decides what `why not` shows of the run.
@MainActor struct WhyNotHearingTests {
  @Test func `an object that others only register with was told of no change`() {
    #expect(
      answer(["run mvc open-folder", "why not NC --plain"])
        == """
        NC was told nothing. Told nothing either: Hello, Notes, RootFolder and 3 others, of those that may tell it.
        In the contract, only Model may tell NC something. Questions and registrations do not count.
        In this part of the run, only new objects got data.
        Screens came or went: pushViewController(FolderVC2, animated: true) (message 10) to MasterNav.
        Registered with it: addObserver(FolderVC2, name: "StoreChanged") (message 7) from FolderVC2.
        """)
  }

  @Test func `the same message with another case is another message`() {
    let lines = ["use tea", "launch", "open \"Hello\"", "tap \"Play\"", "type \"Hi\""]
    #expect(!answer(lines + ["why not Player --plain"]).contains("did not pass on"))
  }

  @Test func `a node was not passed over by what it has read`() {
    #expect(
      answer(["run mv rename", "why not FolderView --plain"])
        .hasPrefix("FolderView was told nothing: nothing happened that it hears of.\n"))
  }

  @Test func `of a timer, the contract does not say what the app may tell it`() {
    #expect(
      answer(["run mvc play", "tap Pause", "why not Timer --plain"]) == """
        No message to Timer is recorded, and the contract does not say what the app may tell it.
        This changed: Player.isPlaying, from true to false (message 3).
        """)
  }

  @Test func `what is sent again in a later turn is not what was sent in place of a message`() {
    let answer = answer(["mistake mvp.glue", "why not progressLabel2 --plain"])
    #expect(
      answer.contains(
        "\nHere PlayVC2 sent this: didMoveSlider(to: 5.0) (message 3) to PlayPresenter2.\n"))
    #expect(
      answer.contains(
        "\nHere PlayPresenter2 sent this: show(progress: \"00:05\", seconds: 5.0) (message 9) to PlayVC2.\n"
      ))
  }

  @Test func `of two objects that were made in this part, the one that is meant is named`() {
    #expect(
      answer(["mistake mvvm-swizzling.m1", "why not HomeContainer --plain"]).hasPrefix(
        """
        HomeContainer was told nothing, because HomeVC was told nothing either.
        HomeVC holds HomeContainer strongly as viewContainer.
        HomeVC was made in this part of the run: HomeViewController() (message 10) from Mediator.

        """))
  }

  @Test func `an object that was made in this part is said to be`() {
    #expect(
      answer(["run mv open-recording", "why not Player --plain"]).hasPrefix(
        """
        Player was told nothing after it was made.
        It was made in this part of the run: Player(url: UUID-0002.m4a, update: { … }) (message 24) from Playback.

        """))
  }

  @Test func `a row that the user deletes is news for the data source`() {
    #expect(
      answer(["run tea delete", "why not TableBacking --plain"]).hasPrefix(
        "TableBacking was told: tableView(tableView, commit: .delete, forRowAt: row 0) (message 2) from tableView.\n"
      ))
    #expect(
      answer(["mistake viper.m4", "why not editButton --plain"]).hasPrefix(
        "editButton was told nothing: FolderView was told, and did not tell it.\n"))
  }

  @Test func `a change outside of all messages has its action as its place`() {
    #expect(
      answer(["run viper refresh", "why not navItem --plain"]).contains(
        " to (Hello, Lecture, Work (Notes (), Standup)) (in: answer)."))
  }

  @Test func `the rule of the contract names every sender`() {
    #expect(
      answer(["run tea-store seek", "why not Kit --plain"]).contains(
        "\nIn the contract, only View, ViewNode and Observation may tell System something. "))
  }

  /// It is `cell2` here: the mistake's own table is the second one.
  @Test func `an object that has another name in this run is not said to be missing`() {
    #expect(
      answer(["mistake mvc.m2", "why not cell --plain"])
        == "cell is in the code of MVC, but it has not come in this run so far. To see its code: code cell"
    )
  }

  @Test func `a call that passes on what the framework says tells of no change`() {
    #expect(
      answer(["mistake mvp.m1", "why not Notes --plain"]).hasSuffix(
        "\nThis changed: FolderVC.titles, from [] to [\"♪ Hello\", \"▸ Work\"] (message 25)."))
  }

  @Test func `an order of another object is no news of what the owner has told before`() {
    #expect(!answer(["mistake mvp-glue.m1", "why not AppDelegate --plain"]).contains("Told of it"))
  }

  @Test func `what is not drawn is counted`() {
    #expect(
      answer(["mistake mvvm-c.m2", "why not recordButton --plain"]).contains(
        "\nIn this part of the run it told only others: apply([UUID-0002, UUID-0003]) (message 11) to tableView and 1 more.\n"
      ))
  }

  @Test func `what the framework tells is shown by an example`() {
    #expect(
      answer(["mistake mvc.m4", "goto 5", "why not UIKit --plain"]).contains(
        "\nBefore, tableView told it: cell-connected segue \"showPlayer\" (before this drawing: open \"Hello\").\n"
      ))
  }

  @Test func `a target waits for you to act on its control`() {
    #expect(
      answer(["run mvvm home-select", "why not LoginVC --plain"]).contains(
        "\nLoginVC has registered with confirmButton (before this drawing: launch): addTarget(_:action:). You did not act on it.\n"
      ))
  }

  @Test func `what another object was asked is said of that object`() {
    #expect(
      answer([
        "use coordinators", "launch", "tap \"Language\"", "why not cancelButton --plain",
      ]).contains("\nLanguageVC was asked: tableView("))
  }

  @Test func `a node hears of what its body has read`() {
    #expect(
      answer(["run mv seek", "why not FolderView --plain"]).contains(
        "\nFolderView has read contents, isDeleted of RootFolder (before this drawing: launch). Nothing was written there.\n"
      ))
  }

  @Test func `a write with the name of what a node has read may be of another value`() {
    #expect(
      answer(["run tea-store back", "why not RootView --plain"])
        .hasPrefix(
          """
          RootView was told nothing: no write marked it.
          RootView has read folder, newFolder and 2 others of AppStore (before this drawing: launch).
          Written under the same name: folder (message 7) from AppStore. It may be another value.

          """))
  }

  @Test func `a computed property of a store has its own name`() {
    #expect(
      answer(["run tea-store back", "why not DetailView --plain"]).contains(
        "Written instead: path (message 5) from AppStore, folder (message 7) from AppStore."))
    #expect(
      answer(["run tea-store back", "why 6 --plain"]).contains(
        "Observation marks Kit, which has read path."))
  }

  @Test func `what it told others is not said to come after all that it was told`() {
    #expect(
      answer(["run mvvm-observable rename", "why not Player --plain"]).contains(
        "\nIn this part of the run it told only others: draft (message 3) to Observation, rename(to: \"Hi\") (message 7) to Hello.\n"
      ))
  }

  @Test func `all that changed in the model is named, each with who heard of it`() {
    #expect(
      answer(["run mv delete", "why not Environment --plain"]).contains(
        """

        In the model, this changed: RootFolder.contents, from [Hello, Work] to [Work] (message 3); Hello.isDeleted, from false to true (message 6).
        Told of RootFolder.contents: FolderView (message 5).
        Told of Hello.isDeleted: DetailView (message 8).

        """))
  }

  @Test func `a process that ends releases nothing`() {
    let words = answer(["run mvc restore", "why not FolderVC --plain"])
    #expect(words.contains("After that its process ended (relaunch)."))
    #expect(!words.contains("released"))
  }

  @Test func `an object of a process that ended is named in the new one`() {
    let lines = ["use mvc", "launch", "relaunch", "why not tableView --plain"]
    #expect(
      answer(lines) == """
        tableView does not live any more: its process has ended (relaunch).
        The new process has tableView'. To ask about it: why not tableView'
        """)
    #expect(!answer(lines.dropLast() + ["why not tableView' --plain"]).contains("new process"))
  }

  @Test func `a change after the last message to an object is told, with who heard of it`() {
    let words = answer([
      "use mvc", "launch", "open Work", "remote rename Standup A", "diagram",
      "why not navItem2 --plain",
    ])
    #expect(words.hasPrefix("navItem2 was told: title = \"Work\" (message "))
    #expect(
      words.contains(
        "\nAfter the last message to navItem2, this changed in the model: Standup.name, from \"Standup\" to \"A\" (message "
      ))
    #expect(words.contains("\nFolderVC2 was told of it (message "))
    #expect(words.contains("), and told navItem2 nothing after that."))
  }

  @Test(arguments: [
    "run mvc rename|why not Hello", "run mvvm-c rename|why not Hello",
    "run viper rename|why not Service", "run mvc-vs delete|why not DocStore",
  ])
  func `a change that the last message led to is not one after it`(lines: String) {
    let words = answer(
      lines.split(separator: "|").map { String($0) + ($0.hasPrefix("why") ? " --plain" : "") })
    #expect(words.contains(" was told: "))
    #expect(!words.contains("After the last message"))
  }

  @Test func `a reducer that returned another value is named`() {
    #expect(
      answer(["mistake tea-store.m1", "why not Effect --plain"]).contains(
        "\nOn the way to it, this is missing first: AppFeature → PlayerFeature: reduce(.nameSubmitted).\n"
      ))
  }

  @Test func `an update that returned another command is named`() {
    #expect(
      answer(["mistake tea.m1", "why not Command --plain"]).contains(
        "\nHere AppState sent this: changeName("))
  }

  @Test func `the chain of a released object ends with what let go`() {
    let lines = ["use coordinators", "launch", "tap \"Language\"", "tap \"Cancel\""]
    #expect(
      answer(lines + ["why not tableView2 --plain"]).contains(
        "\nLanguageVC was released too, with LanguageNav: MasterNav.presentedViewController let go."
      ))
  }

  @Test func `a post about something else is said to differ`() {
    let lines = [
      "use mvp", "launch", "open \"Hello\"", "type \"Hi\"", "remote rename Work Woo",
    ]
    #expect(
      answer(lines + ["why not PlayPresenter2 --plain"]).contains(
        "\nThe posts differ. Before: post(name: \"StoreChanged\", object: Hello). This time: post(name: \"StoreChanged\", object: Work).\n"
      ))
  }

  @Test func `the numbers of a drawing with all messages are had with all`() {
    #expect(answer(["run mvc rename", "why not FolderVC --plain"]).contains("(message 9)"))
    #expect(
      answer(["run mvc rename --all", "why not FolderVC --all --plain"]).contains("(message 12)"))
  }

  @Test func `an object that another one concerns is named`() {
    let lines = ["use viper", "launch", "open \"Work\"", "remote delete Work"]
    #expect(
      answer(lines + ["why not playButton --plain"]).contains(
        "PlayerPresenter, which sent PlayerView displayNoRecording() before.\n"))
  }

  @Test func `the change that is named was announced on the way`() {
    #expect(
      answer(["run tea play", "why not VirtualView --plain"])
        .contains(" this changed: AppState.playState,"))
  }

  @Test func `where a state has a copy of the model, the change of the model is named`() {
    let words = answer(["run tea delete", "why not tableView --plain"])
    #expect(
      words.contains(
        "In the model, this changed: Store.items, from (Hello, Work (Notes (), Standup)) to (Work (Notes (), Standup)) (message 10).\nIn the view state that screens share, this changed: AppState.playState, from "
      ))
    #expect(words.contains(" to nil (message 15).\n"))
  }

  @Test func `a node that reads several objects has read the one that was written`() {
    #expect(
      answer(["run mvvm-observable rename", "why not DetailView --plain"])
        .contains(
          " of Hello (before this drawing: open \"Hello\").\nWritten instead: name (message 8) from Hello.\n"
        ))
  }
}
