import Foundation
import Testing
import Trace

@testable import Lessons

/// The files under `Lessons/`.
@Suite struct CourseTests {
  private var library: LessonLibrary { shippedLibrary }

  @Test func `loads without a problem`() {
    #expect(library.problems.map(\.description) == [])
    #expect(
      library.lessons.map(\.id) == [
        "welcome", "mvc", "mvvm-c", "same-change", "mvc-vs", "mvp", "viper", "where-they-part",
        "view-state", "testing", "mistakes", "which-one", "words", "mvvm", "forwarding",
        "coordinators", "mvcs", "taking-it-apart", "viper-edges", "mv", "tea", "tea-store",
        "mv-or-mvvm", "still-true",
      ])
    #expect(library.translations.map(\.id) == library.lessons.map(\.id))
  }

  @Test func `has the fifteen scenarios`() {
    let lines = library.index.scenarios(of: nil).map { scenario in
      "\(scenario.name) | \(scenario.setup.joined(separator: ", ")) | "
        + scenario.actions.joined(separator: ", ")
    }
    #expect(
      lines == [
        #"back | launch, open "Work" | back"#,
        #"delete | launch, open "Hello" | swipe "Hello""#,
        #"edit | launch | tap "Edit""#,
        #"launch |  | launch"#,
        #"new-folder | launch | tap "+", type "Ideas", tap "Create""#,
        #"open-folder | launch | open "Work""#,
        #"open-recording | launch | open "Hello""#,
        #"play | launch, open "Hello" | tap "Play", tick"#,
        #"record | launch | tap "Record", tick, tap "Stop", type "Memo", tap "Save""#,
        #"refresh | launch | pull, answer"#,
        #"refresh-offline | launch, network offline | pull, answer"#,
        #"remote-delete | launch, open "Work" | remote delete "Work""#,
        #"rename | launch, open "Hello" | type "Hi""#,
        #"restore | launch, open "Hello", open "Work" | save-state, relaunch"#,
        #"seek | launch, open "Hello" | drag "Position" 2, tap "Resume""#,
      ])
  }

  @Test func `gives every section an id`() {
    #expect(library.lessons.flatMap(\.sections).filter { $0.id == nil }.map(\.heading.plain) == [])
  }

  @Test func `runs nothing but scenarios that exist`() {
    let names = library.lessons.flatMap(\.sections).compactMap { $0.run?.scenarioName }
    #expect(Set(names).isSubset(of: library.scenarios.map(\.name)))
    #expect(
      Set(names).isSuperset(of: [
        "launch", "rename", "edit", "play", "new-folder", "delete", "remote-delete", "refresh",
        "restore",
      ]))
  }

  @Test func `holds the whole contract of MVC`() {
    guard case .contract(let table)? = library["mvc"]?["contract"]?.kind else {
      Issue.record("no contract")
      return
    }
    let cells = table.rows.flatMap { row in
      row.cells.filter { !$0.kinds.isEmpty }.map { cell in
        "\(row.sender.heading) > \(cell.receiver.heading): "
          + cell.kinds.map(\.rawValue).joined(separator: " ")
      }
    }
    #expect(
      cells == [
        "User > View: user",
        "View > Controller: target-action delegate datasource observer closure",
        "View > System: navigate system",
        "Controller > View: call set query create subscribe",
        "Controller > Controller: call set",
        "Controller > Model: call query create",
        "Controller > Service: call query create",
        "Controller > NC: subscribe",
        "Controller > System: call set query navigate",
        "Model > Controller: closure",
        "Model > Model: call set query create subscribe",
        "Model > Service: call",
        "Model > NC: post",
        "Service > Controller: closure",
        "Service > Model: call closure",
        "NC > Controller: observer",
        "NC > Model: observer",
        "System > Controller: delegate create lifecycle",
        "System > System: create navigate lifecycle system",
        "System > App: lifecycle",
        "App > System: call set navigate",
        "Timer > Service: closure",
        "Remote > Model: call",
      ])
    #expect(
      table.rules.map(\.description) == [
        "write View only-inside observer, lifecycle when post except busy-indicators, first-responder"
      ])
  }

  @Test(arguments: [20, 40, 80, 200]) func `fits every page into its width`(width: Int) {
    for section in library.lessons.flatMap(\.sections) {
      let page = LessonPage(section).styled(width: width)
      #expect(page.lines.filter { $0.cells > width }.map(\.plain) == [])
    }
  }
}

extension RunRequest {
  fileprivate var scenarioName: String? {
    if case .scenario(let name) = source { name } else { nil }
  }
}
