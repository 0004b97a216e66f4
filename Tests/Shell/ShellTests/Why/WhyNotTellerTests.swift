import Shell
import Testing

/// Which object `why not` names as the one that could have told another one something.
@MainActor struct WhyNotTellerTests {
  // MARK: A refused name

  @Test func `a refused name stops in the model, though the view-model holds the store`() {
    #expect(
      answer("use mvvm-c", "launch", "open \"Hello\"", "type \"\"", "why not Store --plain") == """
        Store was told nothing: Hello was told, and did not tell it.
        Hello was told: setName("") (message 6) from PlayVM2.
        After that it told no other object anything.
        Hello holds Store weakly as parent.ownStore.
        No change of data of the model or of a screen was recorded in this part of the run, only of what views show.
        To see what Hello did with it, type: code 6
        """)
  }

  @Test(arguments: ["mvc", "mv", "mvvm-observable"])
  func `a refused name stops in the model, though only the folder holds the store`(
    pattern: String
  ) {
    let words = answer(
      "use \(pattern)", "launch", "open \"Hello\"", "type \"\"", "why not Store --plain")
    #expect(words.hasPrefix("Store was told nothing: Hello was told, and did not tell it.\n"))
    #expect(words.contains("\nHello holds Store weakly as parent.ownStore.\n"))
  }

  @Test func `an item in a folder leads to the store over all folders around it`() {
    let lines = ["use mvc", "launch", "open \"Work\"", "open \"Standup\"", "type \"\""]
    #expect(
      answer(lines + ["why not Store --plain"])
        .contains("\nStandup holds Store weakly as parent.parent.ownStore.\n"))
  }

  @Test func `after a refused name, the centre waits for the store, and the store for the item`() {
    let lines = ["use mvc", "launch", "open \"Hello\"", "type \"Hi\"", "type \"\""]
    #expect(
      answer(lines + ["why not NC --plain"]) == """
        NC was told nothing, because Store was told nothing either.
        Store told NC before: post(name: "StoreChanged", object: Hello) (before this drawing: type "Hi").
        Hello was told: setName("") (message 5) from PlayVC2.
        After that it told no other object anything.
        Hello told Store before: save(Hello, .renamed(from: 0, to: 0, in: RootFolder)) (before this drawing: type "Hi").
        No change of data of the model or of a screen was recorded in this part of the run, only of what views show.
        To see what Hello did with it, type: code 5
        """)
  }

  // MARK: An observer that is not concerned

  @Test func `what an observer did with news is in its code, and the answer says where`() {
    #expect(
      answer("run mvc open-folder", "remote rename Hello Hi", "why not tableView2 --plain") == """
        tableView2 was told nothing: FolderVC2 was told, and did not tell it.
        FolderVC2 was told: handleChangeNotification("StoreChanged") (message 9) from NC.
        After that it told no other object anything.
        FolderVC2 told tableView2 before: reloadData() (before this drawing: open "Work").
        In the model, this changed: Hello.name, from "Hello" to "Hi" (message 1).
        To see what FolderVC2 did with it, type: code 9
        """)
  }

  @Test(arguments: [
    ("mvc rename", "progressLabel2", "PlayVC2", 12), ("mvc rename", "Player", "PlayVC2", 12),
    ("mvp delete", "FolderRouter", "FolderPresenter", 12),
    ("tea rename", "MasterNav", "VirtualView", 26),
  ])
  func `the code is that of the news of the change, and not of what led to it`(
    run: String, object: String, teller: String, number: Int
  ) {
    #expect(
      answer("run \(run)", "why not \(object) --plain")
        .hasSuffix("\nTo see what \(teller) did with it, type: code \(number)"))
  }

  @Test func `an observer of another item has registered with the service`() {
    let words = answer(
      "run viper open-recording", "remote rename Work Job", "why not PlayerInteractor2 --plain")
    #expect(
      words.contains(
        "\nPlayerInteractor2 has registered with Service (before this drawing: open \"Hello\").\n"))
  }

  @Test func `a registration tells a service nothing`() {
    #expect(
      answer("run viper open-folder", "why not Service --plain")
        .contains("\nRegistered with it: addObserver(FolderInteractor2, of: UUID-0003) (message "))
  }

  @Test func `no code is named where the object was asked instead`() {
    let words = answer("run mvc open-folder", "why not RootFolder --plain")
    #expect(words.contains("It was only asked: ") && !words.contains("type: code"))
  }

  // MARK: A data source

  @Test func `the rows that a data source gets are drawn at its table, and the answer says so`() {
    #expect(
      answer("run mvvm-c rename", "why not FolderDataSource --plain") == """
        FolderDataSource was told: apply([UUID-0002, UUID-0003]) (message 12) from FolderVC. The drawing has this message at tableView, whose data source it is.
        For what led to it, type: why 12
        """)
  }

  @Test(arguments: [
    ("open-folder", "FolderDataSource2.apply", "FolderDataSource2 was told: apply("),
    ("rename", "FolderDataSource.foo", "FolderDataSource was told, but not foo: apply("),
  ])
  func `asked for a message, it is told by its name`(scenario: String, name: String, words: String)
  {
    let answer = answer("run mvvm-c \(scenario)", "why not \(name) --plain")
    #expect(answer.contains(words) && answer.contains("whose data source it is."))
  }

  // MARK: A cancelled alert

  private let create = ["launch", "tap \"+\"", "type \"A\"", "tap \"Create\""]
  private let cancel = ["tap \"+\"", "tap \"Cancel\""]

  @Test func `a cancelled alert stops at the controller, though the view-model has registered`() {
    #expect(
      answer(["use mvvm-c"] + create + cancel + ["why not FolderVM --plain"]) == """
        FolderVM was told nothing: FolderVC was told, and did not tell it.
        FolderVC was told: handler("Cancel") (message 3) from alertCancel2.
        After that it told no other object anything.
        FolderVC told FolderVM before: create(folderNamed: "A") (before this drawing: tap "Create").
        FolderVM registered with NC for "StoreChanged" (before this drawing: launch). Nothing was announced there.
        No change of data of the model or of a screen was recorded in this part of the run.
        To see what FolderVC did with it, type: code 3
        """)
  }

  @Test func `what the view-model would have told waits for it`() {
    #expect(
      answer(["use mvvm-c"] + create + cancel + ["why not RootFolder --plain"]) == """
        RootFolder was told nothing, because FolderVM was told nothing either.
        FolderVM told RootFolder before: add(NewFolder) (before this drawing: tap "Create").
        FolderVC was told: handler("Cancel") (message 3) from alertCancel2.
        After that it told no other object anything.
        FolderVC told FolderVM before: create(folderNamed: "A") (before this drawing: tap "Create").
        FolderVM registered with NC for "StoreChanged" (before this drawing: launch). Nothing was announced there.
        No change of data of the model or of a screen was recorded in this part of the run.
        To see what FolderVC did with it, type: code 3
        """)
  }

  @Test func `a cancelled alert stops at the presenter, though the data manager has registered`() {
    #expect(
      answer(["use mvp"] + create + cancel + ["why not FolderData --plain"]) == """
        FolderData was told nothing: FolderPresenter was told, and did not tell it.
        FolderPresenter was told: didEnterFolderName(nil) (message 4) from FolderVC.
        After that it told no other object anything.
        FolderPresenter told FolderData before: createFolder(named: "A") (before this drawing: tap "Create").
        FolderData is registered with NC for "StoreChanged" (before this drawing: launch). Nothing was announced there.
        No change of data of the model or of a screen was recorded in this part of the run.
        To see what FolderPresenter did with it, type: code 4
        """)
  }

  @Test(arguments: [
    ("mvvm-c", "FolderVM", "FolderVC"), ("mvp", "FolderData", "FolderPresenter"),
  ])
  func `the answer is the same when no folder was made before`(
    pattern: String, object: String, teller: String
  ) {
    #expect(
      answer(["use \(pattern)", "launch"] + cancel + ["why not \(object) --plain"])
        .hasPrefix("\(object) was told nothing: \(teller) was told, and did not tell it.\n"))
  }

  @Test func `a controller waits for its view-model, and for no other object`() {
    let lines = ["use mvvm-c", "launch", "open \"Hello\"", "tap \"Play\""]
    #expect(
      answer(lines + ["why not FolderVC --plain"])
        .hasPrefix("FolderVC was told nothing: nothing happened that it hears of.\n"))
  }

  // MARK: Nodes

  @Test func `a node whose action ran could have called what it holds`() {
    #expect(
      answer(["use mv", "launch"] + cancel + ["why not RootFolder --plain"]) == """
        RootFolder was told nothing: FolderView was told, and did not tell it.
        FolderView was told: action() (message 2) from alertCancel, isAddingFolder = false (message 3) from alertCancel.
        In this part of the run it told only others: isAddingFolder (message 4) to Kit.
        FolderView holds RootFolder strongly as folder.
        This changed: FolderView.isAddingFolder, from true to false (message 3).
        To see what FolderView did with it, type: code 2
        """)
  }

  @Test func `a node whose body was computed, and no more, is not blamed`() {
    let words = answer("run mv rename", "why not Navigation --plain")
    #expect(
      words.hasPrefix(
        "Navigation was told nothing: nothing happened that it hears of.\nTold nothing either: "))
    #expect(!words.contains("ItemRow,") && !words.contains("ItemRow was told"))
  }

  // MARK: A registration with an object that is gone

  @Test func `the publisher that does not live any more is named`() {
    let lines = ["mistake coordinators.m1", "tap \"Cancel\""]
    let words = answer(lines + ["why not ListCoordinator --plain"])
    #expect(words.contains("ListCoordinator was told nothing: nothing happened that it hears of."))
    #expect(
      words.contains(
        """

        It also registered with LanguageCoordinator for didFinish (before this drawing: tap "Language"), \
        but LanguageCoordinator does not live any more.

        """))
  }

  // MARK: A view in the view of a description

  @Test func `what made the screen could have told a view on it`() {
    let lines = ["use tea", "launch", "network offline", "pull", "answer"]
    #expect(
      answer(lines + ["why not tableView --plain"]) == """
        tableView was told nothing: VirtualView was told, and did not tell it.
        VirtualView was told: render(Recordings) (message 7) from Driver.
        In this part of the run it told only others: endRefreshing() (message 8) to refreshControl.
        VirtualView made tableVC, which contains tableView: TableScene() (before this drawing: launch).
        In the view state that screens share, this changed: AppState.loading, from UUID-0001 to nil (message 4).
        To see what VirtualView did with it, type: code 7
        """)
  }

  @Test func `when what made the screen was told nothing, the views are named`() {
    #expect(
      answer("use mvc", "launch", "tap \"+\"", "type \"A\"", "why not alertCreate --plain")
        .hasPrefix("alertCreate was told nothing: only views hold it (Alert), and they sent it"))
  }
}
