import Analysis
import Lessons
import Stage
import Testing
import Trace

@testable import Course

/// Predicates about a run, and when they hold.
@Suite struct EvaluationContextTests {
  private func holds(_ words: String, after scenario: String) throws -> Bool {
    let context = try watched(scenario).context
    return context.holds(try #require(Predicate(words), "\(words)"))
  }

  @Test(arguments: [
    // The screen: whole words, no parts of them.
    (#"screen shows "▸ Ideas""#, true), (#"screen shows "Ideas""#, true),
    (#"screen shows "Idea""#, false), (#"screen hides "Idea""#, true),
    (#"screen shows "deas""#, false), (#"screen shows "▸ I""#, false),
    (#"screen shows "Ideals""#, false), (#"screen hides "Cancel""#, true),
    (#"screen hides "▸ Ideas""#, false),
    // Properties at the end of the run, with quotes and without.
    (#"NewFolder.name == "Ideas""#, true), ("NewFolder.name == Ideas", true),
    (#"NewFolder.name == "ideas""#, false), (#"NewFolder.name != "ideas""#, true),
    (#"NewFolder.name != "Ideas""#, false), (#"Nobody.name != "Ideas""#, false),
    (#"NewFolder.colour != "red""#, false),
    // A list contains objects, by the name in the trace or by the property `name`; a text contains letters.
    (#"RootFolder.contents contains "Ideas""#, true), ("RootFolder.contents contains Work", true),
    (#"RootFolder.contents contains "Ide""#, false), (#"RootFolder.contents lacks "Ide""#, true),
    (#"RootFolder.contents lacks "Ideas""#, false), ("NewFolder.name contains Ide", true),
    ("NewFolder.name lacks Ide", false), ("Nobody.contents lacks Ideas", false),
    // Messages: by kind and method, by names and roles, counted.
    ("NC -> FolderVC : observer", true), ("NC -> Controller : observer", true),
    ("NC -> Controller : post", false), ("FolderVC -> tableView : insertRows", true),
    ("FolderVC -> tableView : insertRows(at:with:)", true), ("post", true), ("insertRows", true),
    ("insert", false), ("tableView", true), ("no View -> Model", true), ("no NC -> *", false),
    ("1 post", true), ("2 post", false), ("0 post", false), ("0 moveRow", true),
    // The first message must come before the second, and both must be sent.
    ("post before insertRows", true), ("insertRows before post", false),
    ("post before post", false), ("moveRow before post", false), ("post before moveRow", false),
    // Some message must come after the first of the others.
    ("insertRows after post", true), ("post after insertRows", false), ("post after post", false),
    ("post after moveRow", false), ("moveRow after post", false),
    ("FolderVC -> UIKit after post", false), ("FolderVC -> UIKit before post", true),
    // Objects that are alive, and objects that were released.
    ("alive NewFolder", true), ("released NewFolder", false), ("released Alert", true),
    ("alive Alert", false), ("alive Nobody", false), ("released Nobody", false),
  ])
  func `a new folder at the root`(words: String, expected: Bool) throws {
    #expect(try holds(words, after: "new-folder") == expected, "\(words)")
  }

  @Test(arguments: [
    ("Hi", "History", false), ("Hi", "History, Hi", true), ("Hi", "(Hi)", true),
    ("Ideas", "▸ Ideas2", false), ("00:1", "00:10", false), ("Ä", "TÄT", false),
    // Chinese words have no space between them.
    ("新建", "新建文件夹", true), ("文件夹", "新建文件夹", true), ("Hi", "新建Hi", true),
  ])
  func `words on the screen are whole words`(words: String, screen: String, isShown: Bool) {
    var context = EvaluationContext()
    context.screen = screen
    #expect(context.holds(.screen(shows: true, words)) == isShown)
    #expect(context.holds(.screen(shows: false, words)) != isShown)
  }

  @Test func `a value with a backslash may be written as it was typed`() throws {
    let play = Play(.usual)
    for action in ["launch", #"open "Hello""#, #"type "a\b""#] { try play.perform(action) }
    let context = EvaluationContext(play)
    for (words, isTrue) in [
      (#"Hello.name == "a\\b""#, true), (#"Hello.name == "a\b""#, true),
      (#"Hello.name == a\b"#, true), (#"Hello.name != "a\b""#, false),
      (#"Hello.name contains "\b""#, true), (#"RootFolder.contents contains "a\b""#, true),
      (#"RootFolder.contents lacks "a\b""#, false), (#"Hello.name == "ab""#, false),
    ] {
      let predicate = try #require(Predicate(words), "\(words)")
      #expect(context.holds(predicate) == isTrue, "\(words)")
    }
  }

  @Test func `what only ends with the process is neither alive nor released`() throws {
    let play = Play(.usual)
    func holds(_ words: String) throws -> Bool {
      EvaluationContext(play).holds(try #require(Predicate(words), "\(words)"))
    }
    for action in ["launch", #"open "Work""#] { try play.perform(action) }
    #expect(try holds("alive FolderVC2"))
    try play.perform("relaunch")
    #expect(try !holds("alive FolderVC2"))
    #expect(try !holds("released FolderVC2"))
    let released = try #require(Predicate("released FolderVC2"))
    #expect(EvaluationContext(play).isLost(released))
    // What was released before the end of the process stays released.
    let left = Play(.usual)
    for action in ["launch", #"open "Work""#, "back", "relaunch"] { try left.perform(action) }
    #expect(EvaluationContext(left).holds(released))
  }

  @Test func `a path goes from object to object, and not into thin air`() throws {
    let end = "open-folder"
    #expect(try holds(#"FolderVC2.folder.name == "Work""#, after: end))
    #expect(try !holds(#"FolderVC2.folder.nothing == "Work""#, after: end))
    #expect(try !holds(#"FolderVC2.nothing.name == "Work""#, after: end))
    #expect(try !holds(#"FolderVC2.nothing.name != "Work""#, after: end))
  }

  @Test(arguments: [
    ("setName", true), ("setName(_:)", true), ("call", true), ("Hello", true),
    ("PlayVC2", false), ("PlayVC2 -> Hello", true), ("Controller -> Model", true),
    ("* -> Model : setName", true), ("PlayVC2 -> * : call", true), ("* -> *", true),
    ("Hello -> PlayVC2", false), ("PlayVC2 -> Hello : Hello", false),
    ("setname", false),
  ])
  func `a message is meant by its method, kind, ends or receiver`(words: String, isMeant: Bool)
    throws
  {
    let run = try watched("rename")
    let message = try #require(run.messages.first { $0.baseName == "setName" })
    let pattern = try #require(EventPattern(words))
    #expect(run.context.matches(pattern, message) == isMeant)
  }
}
