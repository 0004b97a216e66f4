import Course
import Diagrams
import Exports
import SourceCode
import Trace

/// A drawing of a lesson, and its files.
struct Figure {
  let name: String
  let diagram: Diagram
  /// The run that it shows; `nil` when the run would give an answer away.
  let run: (watched: FilteredRun, contract: Contract?)?
  /// The sources of what ran.
  private let sources: SourceFolder?

  private static let mostMessages = 8

  init(
    _ name: String, _ watched: FilteredRun, contract: Contract?, sources: SourceFolder? = nil
  ) {
    self.sources = sources
    self.name = name
    diagram = watched.diagram
    run = (watched, contract)
  }

  init(_ name: String, _ diagram: Diagram) {
    sources = nil
    self.name = name
    self.diagram = diagram
    run = nil
  }

  /// The actions of the run; `nil` without a run.
  var caption: String? { run?.watched.trace.header.actions.joined(separator: " ; ") }

  var picture: String { "pictures/\(name).svg" }

  /// The page that plays the run step by step; `nil` without a run.
  var page: String? { run == nil ? nil : "pages/\(name).html" }

  var files: [Pack.File] {
    let player = run.map {
      Player(diagram, trace: $0.watched.trace, contract: $0.contract, sources: sources)
    }
    let pages = zip([page].compactMap(\.self), [player].compactMap(\.self))
    return [Pack.File(path: picture, lines: diagram.svg)]
      + pages.map { Pack.File(path: $0, lines: $1.html) }
  }

  /// As text: a ladder, or sentences if the lifelines do not fit.
  ///
  /// - Parameter columns: the width in cells.
  func text(columns: Int) -> String {
    diagram.ladder(.init(width: columns)).plain
  }

  /// The drawing in parts of few messages, for slides; empty when the whole drawing is as small.
  var parts: [Figure] {
    let numbers = diagram.messages.map(\.number)
    let count = (numbers.count + Figure.mostMessages - 1) / Figure.mostMessages
    guard count > 1 else { return [] }
    return (0..<count).map { part in
      let range = numbers.count * part / count..<numbers.count * (part + 1) / count
      return Figure("\(name).\(part + 1)", diagram.part(numbers[range]))
    }
  }
}

extension Diagram {
  /// Some consecutive messages, with only the participants that they need.
  fileprivate func part(_ numbers: ArraySlice<Int>) -> Diagram {
    guard let first = numbers.first, let last = numbers.last else { return self }
    var filter = DiagramFilter()
    filter.steps = first...last
    var part = filtered(by: filter)
    // The other messages are on other slides, so nothing is folded.
    part.folded = FoldedCounts()
    return part
  }
}
