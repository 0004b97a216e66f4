import Course
import Diagrams
import Documents
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

  /// The words and notes of a page may be about any message, so only a run that takes more is folded.
  private static let mostStills = 6

  /// A picture that fits on a slide or a sheet of paper. One of a run shows some of the messages, with heads of
  /// its own.
  struct Part {
    let path: String
    /// The lines of the picture as an element of a page.
    let element: [String]
    /// What it shows, in words.
    let sentences: [String]

    var file: Pack.File {
      Pack.File(path: path, lines: Lines([Markup.declaration] + element))
    }
  }

  /// The drawing in letters that can be read from the last row, in as many pictures as it needs.
  let scenes: [Part]
  /// The same for a slide with lines above the drawing.
  let lowScenes: [Part]
  /// The same for slides that stand still. A very long run is folded, so that it takes few of them.
  let stills: [Part]
  /// How many messages the stills show; `nil` when they show all.
  let shownMessages: Int?
  /// The drawing in pictures that are no higher than a sheet of paper.
  let sheets: [Part]

  init(
    _ name: String, _ diagram: Diagram, run: (FilteredRun, Contract?)? = nil,
    sources: SourceFolder? = nil
  ) {
    let diagram = diagram.onPaper
    (self.name, self.diagram, self.run, self.sources) = (name, diagram, run, sources)
    func parts(_ kind: String, _ pictures: PictureSheets) -> [Part] {
      pictures.scenes.enumerated().map { index, picture in
        Part(
          path: "pictures/\(name).\(kind)-\(index + 1).svg", element: picture.element,
          sentences: picture.sentences)
      }
    }
    scenes = parts("step", PictureSheets(diagram, on: .show))
    let whole = (diagram: diagram, pictures: PictureSheets(diagram, on: .slide))
    // A question is about all that its drawing shows.
    let shown =
      run == nil ? whole : diagram.stills(from: whole.pictures, atMost: Self.mostStills)
    stills = parts("slide", shown.pictures)
    let count = shown.diagram.messages.count
    shownMessages = count < diagram.messages.count ? count : nil
    lowScenes = shownMessages == nil ? stills : parts("low", whole.pictures)
    sheets = parts("paper", PictureSheets(diagram, on: .paper))
  }

  var picture: String { "pictures/\(name).svg" }

  /// The page that plays the run step by step; `nil` without a run.
  var page: String? { run == nil ? nil : "pages/\(name).html" }

  var files: [Pack.File] {
    var files = [Pack.File(path: picture, lines: diagram.svg)] + (stills + sheets).map(\.file)
    if let run, let page {
      let player = Player(
        diagram, trace: run.watched.trace, contract: run.contract, sources: sources)
      files.append(Pack.File(path: page, lines: player.html))
    }
    return files
  }
}

extension Diagram {
  /// A diagram, and its pictures for slides that stand still: with widgets, repetitions and the deepest calls folded, as
  /// far as it has to be. To lay these out takes most of the time of a pack.
  ///
  /// - Parameter whole: the pictures of this diagram, with nothing folded.
  fileprivate func stills(
    from whole: PictureSheets, atMost count: Int
  ) -> (diagram: Diagram, pictures: PictureSheets) {
    var stills = (diagram: self, pictures: whole)
    for folding in foldings where !stills.pictures.fit || stills.pictures.scenes.count > count {
      stills = (folding, PictureSheets(folding, on: .slide))
    }
    return stills
  }

  /// With more and more folded.
  private var foldings: [Diagram] {
    var filter = DiagramFilter()
    var parts: [Diagram] = []
    for folds in [[.widgets], [.widgets, .loops]] as [[DiagramFilter.Fold]] {
      filter.folds = folds
      parts.append(filtered(by: filter))
    }
    for depth in stride(from: messages.map(\.depth).max() ?? 0, to: 0, by: -1) {
      filter.depth = depth
      parts.append(filtered(by: filter))
    }
    // What breaks the contract is always seen.
    return parts.filter { $0.breaches.count == breaches.count && !$0.messages.isEmpty }
  }
}
