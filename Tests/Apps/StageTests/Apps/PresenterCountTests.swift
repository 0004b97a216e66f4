import Foundation
import TestSupport
import Testing

/// The lesson on forwarding says how many methods each presenter needs. The numbers are those of the code.
struct PresenterCountTests {
  private struct Row: Equatable {
    var methods: [String]
    var withGlue: Int
    var withForwarding: Int
  }

  @Test(arguments: ["14-forwarding.md", "14-forwarding.zh-Hans.md"])
  func `the lesson counts what the presenters write`(_ file: String) throws {
    let rows = try rows(in: file)
    let (glue, forwarding) = (try presenter("MVPGlue"), try presenter("MVPForwarding"))
    for row in rows {
      #expect(row.withGlue == row.methods.filter(glue.contains).count, "\(row.methods)")
      #expect(row.withForwarding == row.methods.filter(forwarding.contains).count, "\(row.methods)")
    }
    let named = rows.flatMap(\.methods)
    #expect(Set(named) == (try interfaces()))
    #expect(named.count == Set(named).count)
    #expect(Set(glue) == Set(named))
    #expect(forwarding == ["sendChat", "forwardingTarget"])
    let totals = [
      named.count, rows.map(\.withGlue).reduce(0, +), rows.map(\.withForwarding).reduce(0, +),
    ]
    #expect(try self.totals(in: file) == totals)
  }

  /// The numbers in the last row.
  private func totals(in file: String) throws -> [Int] {
    let row = try text("Lessons/\(file)")
      .firstMatch(of: #/\| (?:in all|合计) \| (\d+) \| (\d+) \| (\d+) \|/#)
    let cells: [Substring] = row.map { [$0.1, $0.2, $0.3] } ?? []
    return cells.compactMap { Int($0) }
  }

  private func rows(in file: String) throws -> [Row] {
    try text("Lessons/\(file)").matches(of: #/\| ((?:`\w+` ?)+) \| (\d) \| (\d) \|/#).map { match in
      Row(
        methods: match.1.matches(of: #/\w+/#).map { String($0.0) },
        withGlue: Int(match.2) ?? -1, withForwarding: Int(match.3) ?? -1)
    }
  }

  /// The methods that are written in a presenter, in their order.
  private func presenter(_ pattern: String) throws -> [String] {
    functions(in: try text("Sources/Apps/Danmu/\(pattern)/Chat/DanmuPresenter.swift"))
  }

  /// The methods of the two interfaces that the presenter implements.
  private func interfaces() throws -> Set<String> {
    let source = try text("Sources/Apps/Danmu/MVPGlue/Chat/DanmuInterfaces.swift")
    let own = ["protocol DanmuPresenterInterface", "protocol DanmuDataOutputInterface"]
    return Set(
      source.components(separatedBy: "\n}").filter { part in own.contains { part.contains($0) } }
        .flatMap(functions))
  }

  private func functions(in source: String) -> [String] {
    source.matches(of: #/func (\w+)\(/#).map { String($0.1) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(Repository.root)/\(path)", encoding: .utf8)
  }
}
