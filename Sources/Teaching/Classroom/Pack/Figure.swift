import Course
import Diagrams
import Exports
import Trace

/// A drawing of a lesson, and the files that show it.
struct Figure {
  let name: String
  let diagram: Diagram
  /// The run that it shows; `nil` where that would give an answer away.
  let run: (watched: WatchedRun, contract: Contract?)?

  private static let mostMessages = 8

  init(_ name: String, _ watched: WatchedRun, contract: Contract?) {
    self.name = name
    diagram = watched.diagram
    run = (watched, contract)
  }

  init(_ name: String, _ diagram: Diagram) {
    self.name = name
    self.diagram = diagram
    run = nil
  }

  /// What is done in the run.
  var caption: String? { run?.watched.trace.header.actions.joined(separator: " ; ") }

  var picture: String { "pictures/\(name).svg" }

  /// Where one can go through it step by step.
  var page: String? { run == nil ? nil : "pages/\(name).html" }

  var files: [Pack.File] {
    let player = run.map { Player(diagram, trace: $0.watched.trace, contract: $0.contract) }
    let pages = zip([page].compactMap(\.self), [player].compactMap(\.self))
    return [Pack.File(path: picture, lines: diagram.svg)]
      + pages.map { Pack.File(path: $0, lines: $1.html) }
  }

  /// As text; in words where lifelines find no room.
  func text(columns: Int) -> String {
    diagram.ladder(.init(width: columns)).plain
  }

  /// Pictures that can be read from the last row of a classroom: none when the whole can.
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
  /// Some of the messages that follow each other, and those alone who take part in them.
  fileprivate func part(_ numbers: ArraySlice<Int>) -> Diagram {
    guard let first = numbers.first, let last = numbers.last else { return self }
    var filter = DiagramFilter()
    filter.steps = first...last
    var part = filtered(by: filter)
    // The others are on the slides beside this one.
    part.folded = FoldedCounts()
    return part
  }
}
