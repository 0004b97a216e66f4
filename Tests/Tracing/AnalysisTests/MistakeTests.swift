import Analysis
import Foundation
import Testing
import Trace

/// The typical mistakes of patterns, each in a few messages.
@Suite struct MistakeTests {
  @Test(arguments: [
    (
      "MVC.m1",
      [
        "FolderVC > tableView: View written outside an observer or lifecycle call, in a turn with a post"
      ]
    ),
    ("MVC.m2", ["tableView > RootFolder: call from View to Model is not allowed"]),
    (
      "MVC.m3",
      [
        "PlayVC > tableView: View written outside an observer or lifecycle call, in a turn with a post"
      ]
    ),
    ("MVC.m4", ["RootFolder > FolderVC: call from Model to Controller is not allowed"]),
    ("MVVM-C.m1", ["PlayVM > playButton: set from ViewModel to View is not allowed"]),
    ("MVVM-C.m2", ["FolderVC > RootFolder: call from ViewController to Model is not allowed"]),
    ("MVVM-C.m3", ["FolderVC > NC: subscribe from ViewController to NC is not allowed"]),
    (
      "MVVM-C.m4",
      ["FolderVC > FolderVC2: create from ViewController to ViewController is not allowed"]
    ),
    ("MVVM-C.m5", ["PlayVC > playButton: View set outside a binding or lifecycle call"]),
    ("MVC+VS.m1", ["FolderVC > tableView: View written outside an observer or lifecycle call"]),
    (
      "MVC+VS.m2",
      [
        "FolderVC > FolderVC2: create from Controller to Controller is not allowed",
        "FolderVC > MasterNav: navigate from Controller to System is not allowed",
      ]
    ),
    ("MVC+VS.m3", ["DocStore > VSStore: call from Model to ViewStateModel is not allowed"]),
    ("MVP.m1", ["FolderVC > Store: query from ViewImpl to Model is not allowed"]),
    ("MVP.m2", ["FolderPresenter > tableView: call from Presenter to View is not allowed"]),
    ("MVP.m3", ["FolderData > FolderVC: call from Data to ViewImpl is not allowed"]),
    (
      "VIPER.m1",
      ["FolderView > FolderInteractor: call from ViewImpl to Interactor is not allowed"]
    ),
    (
      "VIPER.m2",
      ["FolderInteractor > FolderView: call from Interactor to ViewImpl is not allowed"]
    ),
    ("VIPER.m3", ["FolderView > FolderRouter: call from ViewImpl to Router is not allowed"]),
    ("VIPER.m4", ["FolderPresenter > Service: call from Presenter to Service is not allowed"]),
    ("VIPER.m5", ["FolderPresenter > MasterNav: navigate from Presenter to System is not allowed"]),
    (
      "VIPER.m6",
      ["FolderRouter > FolderPresenter2: create from Router to Presenter is not allowed"]
    ),
  ])
  func `a mistake is found, and nothing else`(_ id: String, _ expected: [String]) throws {
    let trace = try mistake(id)
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    let found = try Contracts.contract(trace.header.pattern).breaches(in: trace).map { breach in
      let message = messages[breach.message]
      return "\(message?.from ?? "") > \(message?.to ?? ""): \(breach.wording)"
    }
    #expect(found == expected)
  }

  private func mistake(_ id: String) throws -> Trace {
    let path = Contracts.folder + "/mistakes.flow"
    let blocks = try String(contentsOfFile: path, encoding: .utf8).split(separator: "@ ")
    let block = try #require(blocks.first { $0.hasPrefix(id + " ") })
    let pattern = id.prefix { $0 != "." }.lowercased().replacing("+", with: "-")
    return Trace(pattern, flow: String(block))
  }
}
