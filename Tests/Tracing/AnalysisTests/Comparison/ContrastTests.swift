import Analysis
import Testing
import Trace

/// What is said of two runs that are made by hand.
@Suite struct ContrastTests {
  @Test func `the same words to another object are told as such`() {
    let flow = { (receiver: String) in
      """
      - tap
      User > stopButton : tap | user
       stopButton > PlayVC : stop | target-action
        PlayVC > \(receiver) : halt | call
      """
    }
    #expect(
      sentences(flow("SoundService"), flow("playerView"))
        == ["In A, PlayVC tells SoundService halt; in B, PlayVC tells playerView halt."])
  }

  @Test func `an object that only one run has is told of when nothing else differs`() {
    let flow = """
      - tap
      User > stopButton : tap | user
       stopButton > PlayVC : stop | target-action
      """
    #expect(
      sentences(flow, "Guide : coordinator\n" + flow)
        == ["Only in B, there is Guide, with no part in this."])
    #expect(sentences(flow, flow) == ["Both send the same messages, with the same values."])
  }

  @Test func `a question that only one run has is told once, with how often it is asked`() {
    let flow = { (questions: [String]) in
      """
      - tap
      User > stopButton : tap | user
       stopButton > PlayVC : stop | target-action
      """ + questions.map { "\n  PlayVC > Recording : \($0) | query" }.joined()
    }
    #expect(
      sentences(flow(["name", "date", "name"]), flow(["date", "date"]))
        == ["Only in A, PlayVC asks Recording for name, 2 times."])
  }

  @Test func `a service that the other run has as its model is not told of as new`() {
    let flow = { (role: String) in
      """
      - launch
      UIKit > PlayVC : viewDidLoad | lifecycle
      Loader : \(role)
       PlayVC > Loader : init | create
       PlayVC > Loader : load | call
      """
    }
    #expect(
      sentences(flow("service"), flow("model"))
        == ["Both send the same messages, with the same values."])
  }

  @Test func `what an object is told while another one registers goes on with its way`() {
    let direct = """
      PlayPresenter : presenter
      - launch
      UIKit > PlayVC : viewDidLoad | lifecycle
       PlayVC > titleLabel : text | set
      """
    let bound = """
      - launch
      UIKit > PlayVC : viewDidLoad | lifecycle
       PlayVC > Recording : $name | subscribe
        Recording > PlayPresenter : $name | binding
         PlayPresenter > titleLabel : text | set
      """
    #expect(
      sentences(direct, bound) == [
        "In A, PlayVC writes titleLabel itself; in B, PlayVC reaches titleLabel through Recording and PlayPresenter."
      ])
  }

  @Test func `of two actions, it is said in which of them the runs differ`() {
    let flow = { (receiver: String, kind: String) in
      """
      - launch
      UIKit > PlayVC : viewDidLoad | lifecycle
      - tap
      User > stopButton : tap | user
       stopButton > PlayVC : stop | delegate
        PlayVC > \(receiver) : halt | \(kind)
      """
    }
    let actions = ["launch", "tap Stop"]
    #expect(
      sentences(flow("SoundService", "call"), flow("playerView", "call"), actions: actions)
        == ["tap Stop: In A, PlayVC tells SoundService halt; in B, PlayVC tells playerView halt."])
    #expect(
      sentences(flow("SoundService", "call"), flow("SoundService", "delegate"), actions: actions)
        == [
          "tap Stop: In A, PlayVC calls SoundService; in B, PlayVC tells its delegate SoundService."
        ])
  }

  @Test func `what only one run does has the action of that run, though the other has fewer`() {
    let flow = { (action: String, call: String) in
      """
      - \(action)
      User > button : tap | user
       button > PlayVC : \(call) | target-action

      """
    }
    let (one, two) = (flow("tap A", "save"), flow("tap A", "save") + flow("tap B", "stop"))
    let (few, more) = (["tap A"], ["tap A", "tap B"])
    #expect(
      contrasts(one, two, actions: Both(few, more)) == [
        "tap B: Only in B, button tells PlayVC stop."
      ])
    #expect(
      contrasts(two, one, actions: Both(more, few)) == [
        "tap B: Only in A, button tells PlayVC stop."
      ])
  }

  @Test func `where the runs have other actions in the same place, both are named`() {
    let flow = { (action: String, call: String) in
      """
      - tap A
      User > button : tap | user
       button > PlayVC : save | target-action
      - \(action)
      User > button : tap | user
       button > PlayVC : stop | target-action
      \(call)
      """
    }
    let (one, two) = (flow("tap B", ""), flow("tap C", "  PlayVC > SoundService : halt | call"))
    #expect(
      contrasts(one, two, actions: Both(["tap A", "tap B"], ["tap A", "tap C"])) == [
        "tap B / tap C: Only in B, PlayVC tells SoundService halt."
      ])
  }

  @Test func `what both models tell each other is not how one of them tells of the change`() {
    let flow = { (news: String) in
      """
      RootFolder : model
      FolderVC : controller
      tableView : view
      - delete
      User > tableView : swipe | user
       tableView > FolderVC : commit | delegate
        FolderVC > RootFolder : remove | call
         * RootFolder.contents : [Hello] → []
         RootFolder > Store : save | call
      \(news)
      """
    }
    let direct = """
          Store > FolderVC : itemsDidChange | call
           FolderVC > tableView : reloadData | call
      """
    let posted = """
          Store > NC : post | post
           NC > FolderVC : changed | observer
            FolderVC > tableView : reloadData | call
      """
    #expect(
      sentences(flow(direct), flow(posted)).first
        == "In A, Store tells FolderVC directly; in B, Store posts the change of RootFolder, and FolderVC acts on it."
    )
  }

  @Test func `a view that changes the model itself is told of`() {
    let flow = { (way: String) in
      """
      RootFolder : model
      FolderVC : controller
      - delete
      User > tableView : swipe | user
      \(way) > RootFolder : remove | call
         * RootFolder.contents : [Hello] → []
      """
    }
    #expect(
      sentences(flow(" tableView"), flow(" tableView > FolderVC : commit | delegate\n  FolderVC"))
        == ["In A, tableView itself reaches RootFolder; in B, FolderVC itself reaches RootFolder."])
  }

  @Test func `ways with as many objects of other roles differ`() {
    let flow = { (part: String) in
      """
      Recording : model
      PlayVC : controller
      \(part) : \(part == "PlayVM" ? "viewModel" : "service")
      - rename
      User > nameField : type | user
       nameField > PlayVC : textFieldDidEndEditing | delegate
        PlayVC > \(part) : rename | call
         \(part) > Recording : setName | call
          * Recording.name : "a" → "b"
      """
    }
    let runs = [("mvc", "PlayVM"), ("mvcs", "PlayService")].map { pattern, part in
      ToldRun(Trace(pattern, flow: flow(part)))
    }
    #expect(
      Contrast.sentences(runs[0], runs[1]).first
        == "In A, PlayVC reaches Recording through PlayVM; in B, PlayVC reaches Recording through PlayService."
    )
  }

  @Test func `the rule of a contract is named, where the other run goes directly`() throws {
    let flow = { (way: String) in
      """
      Recording : model
      PlayVC : viewImpl
      - rename
      User > nameField : type | user
       nameField > PlayVC : textFieldDidEndEditing | delegate
      \(way) > Recording : setName | call
           * Recording.name : "a" → "b"
      """
    }
    let direct = "  PlayVC"
    let long = """
        PlayVC > PlayPresenter : rename | call
         PlayPresenter > PlayData : rename | call
          PlayData
      """
    let (mvp, other) = (
      ToldRun(Trace("mvp", flow: flow(long))), ToldRun(Trace("mvc", flow: flow(direct)))
    )
    let rule = "The contract of A allows no message from ViewImpl to Model."
    let contract = try Contracts.contract("mvp")
    let told = { (contract: Contract?) in
      Contrast.sentences(mvp, other, contracts: Both(contract, nil))
    }
    #expect(told(contract).contains(rule))
    #expect(!told(nil).contains(rule))
  }

  private func sentences(
    _ first: String, _ second: String, actions: [String?] = [nil, nil]
  ) -> [String] {
    Contrast.sentences(
      ToldRun(Trace("mvc", flow: first)), ToldRun(Trace("mvc", flow: second)), actions: actions)
  }
}

extension Contrast {
  /// What differs between two runs, which are called A and B.
  static func sentences(
    _ first: ToldRun, _ second: ToldRun, actions: [String?] = [nil, nil],
    contracts: Both<Contract?> = Both(nil, nil)
  ) -> [String] {
    let words = ContrastWords("A", "B", actions: Both(actions, actions)) { _, _ in nil }
    return ContrastReader.contrasts(
      first, second, StoryAlignment(first, second), contracts: contracts
    ).map(words.sentence)
  }
}
