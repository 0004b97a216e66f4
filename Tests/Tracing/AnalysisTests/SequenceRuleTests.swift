import Analysis
import Testing
import Trace

/// The meaning of "only inside", in traces of a few lines.
@Suite struct SequenceRuleTests {
  @Test func `any call around a message enclosingKinds it, and none that has returned`() throws {
    #expect(
      try breaches(
        "mvc",
        """
        User > tableView : swipe | user
         tableView > FolderVC : commit | datasource
          FolderVC > tableView : reloadData() | call
          FolderVC > RootFolder : remove(Hello) | call
           RootFolder > Store : save | call
            Store > NC : post | post
             NC > FolderVC : changed | observer
              FolderVC > PlayVC : refresh() | call
               PlayVC > nameField : text | set
             NC > PlayVC : changed | observer
              PlayVC > nameField : text | set
          FolderVC > tableView : deleteRows() | call
        """) == ["reloadData()", "deleteRows()"])
  }

  @Test func `without the condition the rule does not hold`() throws {
    #expect(
      try breaches(
        "mvc",
        """
        User > editButton : tap | user
         editButton > FolderVC : setEditing | target-action
          FolderVC > tableView : setEditing | call
        User > nameField : Return | user
         nameField > PlayVC : didEnd | delegate
          PlayVC > Recording : setName | call
           Recording > Store : save | call
            Store > NC : post | post
        User > editButton : tap | user
         editButton > FolderVC : setEditing | target-action
          FolderVC > tableView : setEditing | call
        """) == [])
  }

  @Test func `busy indicators and the keyboard may be switched at once`() throws {
    #expect(
      try breaches(
        "mvc",
        """
        User > nameField : Return | user
         nameField > PlayVC : shouldReturn(_:) | delegate
          PlayVC > nameField : resignFirstResponder() | call
          PlayVC > refreshControl : endRefreshing() | call
          PlayVC > nameField : resign() | call
          PlayVC > Recording : add | call
           Recording > NC : post | post
        """) == ["resign()"])
  }

  @Test func `what a view reports through the notification centre is no news of a store`() throws {
    #expect(
      try breaches(
        "mvc-vs",
        """
        User > nameField : type | user
         nameField > PlayVC : textDidChange | observer
          PlayVC > nameField : text | set
        Store > PlayVC : changed | observer
         PlayVC > nameField : title | set
        UIKit > PlayVC : viewDidLoad() | lifecycle
         PlayVC > nameField : delegate | set
        """) == ["text"])
  }

  @Test func `what a table asks for is given at once`() throws {
    #expect(
      try breaches(
        "mvc-vs",
        """
        tableView > FolderVC : cellForRow | datasource
         FolderVC > cell : contentConfiguration | set
        tableView > FolderVC : commit | datasource
         FolderVC > tableView : deleteRows() | call
        """) == ["deleteRows()"])
  }

  @Test func `a rule about setting leaves calls alone`() throws {
    #expect(
      try breaches(
        "mvvm-c",
        """
        User > editButton : tap | user
         editButton > FolderVC : setEditing | target-action
          FolderVC > tableView : setEditing(true) | call
        FolderVM > FolderVC : title | binding
         FolderVC > navItem : title | set
        """) == [])
  }

  @Test func `an alert that is built in an action breaks the rule of view state`() throws {
    #expect(
      try breaches(
        "mvc-vs",
        """
        User > addButton : tap | user
         addButton > FolderVC : createFolder | target-action
          FolderVC > Alert : init | create
          FolderVC > Alert : addAction | call
        """) == ["addAction"])
  }

  @Test func `what happens outside the table or to oneself is judged, or not`() throws {
    #expect(
      try breaches(
        "mvc",
        """
        User > Timer : wait | user
         FolderVC > FolderVC : helper | observer
        """) == ["wait"])
  }

  // MARK: A part of a run

  @Test func `where a call is missing, nothing is out of place`() throws {
    let whole = """
      Store > PlayVC : changed | observer
       PlayVC > nameField : title | set
      """
    let part = Trace("mvc-vs", flow: whole).part(without: .observer)
    let verdict = try Contracts.contract("mvc-vs").verdict(on: part)
    #expect(verdict.breaches == [])
    #expect(verdict.undecided == part.messages.map(\.n))
  }

  @Test func `what all calls of a part show is out of place`() throws {
    var part = Trace(
      "mvc-vs",
      flow: """
        User > nameField : type | user
         nameField > PlayVC : textDidChange | observer
          PlayVC > nameField : text | set
        """)
    part.header.part = "hide Store"
    let verdict = try Contracts.contract("mvc-vs").verdict(on: part)
    #expect(verdict.breaches.map(\.message) == [part.messages[2].n])
    #expect(verdict.undecided == [])
  }

  @Test func `a part without the post of a turn does not tell that the rule holds in it`() throws {
    var part = Trace(
      "mvc",
      flow: """
        User > editButton : tap | user
         editButton > FolderVC : setEditing | target-action
          FolderVC > tableView : setEditing | call
        """)
    part.header.part = "hide NC"
    let verdict = try Contracts.contract("mvc").verdict(on: part)
    #expect(verdict.breaches == [])
    #expect(verdict.undecided == [part.messages[2].n])
  }

  /// The texts of the messages that break the contract.
  private func breaches(_ pattern: String, _ flow: String) throws -> [String] {
    let trace = Trace(pattern, flow: flow)
    let broken = try Set(Contracts.contract(pattern).breaches(in: trace).map(\.message))
    return trace.messages.filter { broken.contains($0.n) }.map(\.message.text)
  }
}

extension Trace {
  /// A part without the outermost messages of a kind.
  fileprivate func part(without kind: MessageKind) -> Trace {
    var part = self
    part.header.part = "hide \(kind.rawValue)"
    let hidden = Set(messages.filter { $0.message.kind == kind }.map(\.n))
    part.records = records.filter { !hidden.contains($0.n) }.map { record in
      guard case .message(var message) = record.event, let parent = message.parent,
        hidden.contains(parent)
      else { return record }
      message.parent = nil
      return Record(n: record.n, event: .message(message))
    }
    return part
  }
}
