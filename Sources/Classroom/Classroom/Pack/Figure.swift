import Course
import Diagrams
import Documents
import Exports
import Lessons
import Localization
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
  /// The same in lower pictures: for PowerPoint, where each has a slide of its own, and for slides with lines above the
  /// drawing. They show all messages, since the words and notes of a page may be about any of them.
  let stills: [Part]
  /// The drawing in pictures that are no higher than a sheet of paper.
  let sheets: [Part]

  init(
    _ name: String, _ diagram: Diagram, run: (FilteredRun, Contract?)? = nil,
    sources: SourceFolder? = nil
  ) {
    let diagram = diagram.onPaper
    (self.name, self.diagram, self.run, self.sources) = (name, diagram, run, sources)
    func parts(_ kind: String, on sheet: PictureSheet) -> [Part] {
      PictureScene.all(of: diagram, on: sheet).enumerated().map { index, picture in
        Part(
          path: "pictures/\(name).\(kind)-\(index + 1).svg", element: picture.element,
          sentences: picture.sentences)
      }
    }
    scenes = parts("step", on: .show)
    stills = parts("slide", on: .slide)
    sheets = parts("paper", on: .paper)
  }

  var picture: String { "pictures/\(name).svg" }

  /// The page that plays the run step by step; `nil` without a run.
  var page: String? { run == nil ? nil : "pages/\(name).html" }

  var files: [Pack.File] {
    var files = [Pack.File(path: picture, lines: diagram.svg)] + (stills + sheets).map(\.file)
    if let run, let page {
      let player = Player(
        diagram, trace: run.watched.trace, contract: run.contract, sources: sources)
      files.append(Pack.File(path: page, lines: player.html()))
    }
    return files
  }
}

extension Figure {
  /// The drawing as pictures that no page break divides, with links to other forms of it. Readers who do not see a picture
  /// are told what it shows, and no more.
  var onPaper: [Block] {
    let links: [[Inline]] =
      [[.link([.text(localized("as one picture"))], url: picture)]]
      + [page].compactMap(\.self).map {
        [.link([.text(localized("step by step, in a browser"))], url: $0)]
      }
    return sheets.map { sheet in
      .paragraph([.image(description: [.text(sheet.sentences.joinedSentences)], url: sheet.path)])
    } + [.paragraph(Array(links.joined(separator: [.text(" · ")])))]
  }
}
