import Course
import Diagrams
import Documents
import Exports
import Lessons
import Localization

/// A drawing on a page of the site: a picture, its words, and the way to the page that plays the run.
struct SiteFigure {
  fileprivate let diagram: Diagram
  fileprivate let picture: SitePicture
  /// From the page of the lesson; `nil` for a drawing of a question, whose run would answer it.
  fileprivate let page: String?

  var html: Markup {
    let sentences: [Markup] = diagram.sentences.map { .tag("li", $0.withoutIndent) }
    return """
      <figure class="drawing"><div class="scroller">\(picture.html(instead: alternative))</div>
      <figcaption>\(way)<details class="words"><summary>\(localized("The drawing in words"))</summary>\
      <ul>\(sentences.joined)</ul></details></figcaption></figure>
      """
  }

  private var alternative: String {
    localized("\(diagram.summary()). The words are below.")
  }

  private var way: Markup {
    guard let page else { return "" }
    return "<a class=\"step\" href=\"\(page)\">\(localized("Go through it step by step"))</a>"
  }
}

/// A picture, and a narrow one for phones.
private struct SitePicture {
  private let name: String
  private let wide: (width: Double, height: Double)
  private let narrow: (width: Double, height: Double)
  private let diagram: Diagram

  /// - Parameter name: without what says its kind.
  init(_ diagram: Diagram, called name: String) {
    (self.name, self.diagram) = (name, diagram.onPaper)
    wide = diagram.svgSize
    narrow = diagram.svgSize(within: Self.phone)
  }

  /// In points, as wide as the text on a phone.
  private static let phone = 240.0

  private var widePath: String { "pictures/\(name).svg" }
  private var narrowPath: String { "pictures/\(name).narrow.svg" }

  func files(in folder: String) -> [Pack.File] {
    [
      Pack.File(path: folder + widePath, lines: diagram.svg),
      Pack.File(path: folder + narrowPath, lines: diagram.svg(within: Self.phone)),
    ]
  }

  /// - Parameter words: for those who do not see it.
  func html(instead words: String) -> Markup {
    """
    <picture><source media="(max-width: 40rem)" srcset="\(narrowPath)" width="\(Int(narrow.width))" \
    height="\(Int(narrow.height))"><img src="\(widePath)" alt="\(words)" width="\(Int(wide.width))" \
    height="\(Int(wide.height))" loading="lazy"></picture>
    """
  }
}

/// The pictures of a lesson. Drawings that are the same share a picture.
struct SiteFigures {
  private(set) var files: [Pack.File] = []
  private let lesson: String
  private let place: SitePlace
  private var drawn: [(diagram: Diagram, picture: SitePicture)] = []

  init(of lesson: String, at place: SitePlace) { (self.lesson, self.place) = (lesson, place) }

  /// - Parameters:
  ///   - name: of the page.
  ///   - page: where the run is played.
  mutating func figure(of diagram: Diagram, called name: String, page: String?) -> SiteFigure {
    let known = drawn.first { $0.diagram == diagram }?.picture
    let picture = known ?? SitePicture(diagram, called: "\(lesson).\(name)")
    if known == nil {
      drawn.append((diagram, picture))
      files += picture.files(in: place.folder)
    }
    return SiteFigure(
      diagram: diagram, picture: picture,
      page: page.map { "\(place.root)\($0)#lang=\(place.language.rawValue)" })
  }

  mutating func add(_ contract: ContractFigure) {
    var file = contract.part.file
    file.path = place.folder + file.path
    files.append(file)
  }
}

/// The pages that play runs. A page speaks every language, so there is one for each run.
struct SiteRuns {
  private let course: Course
  private var pages: [Pack.File] = []
  private var known: Set<String> = []

  init(_ course: Course) { self.course = course }

  var files: [Pack.File] {
    guard !pages.isEmpty else { return [] }
    return pages
      + Player.sharedFiles.map { Pack.File(path: "shared/\($0.name)", lines: Lines(text: $0.text)) }
  }

  /// The path of the page that plays a run, from the top of the site.
  mutating func page(
    of run: FilteredRun, called name: String, lesson: String, _ number: Int
  ) -> String {
    let path = "runs/\(name).html"
    if known.insert(path).inserted {
      let contract = course.contract(of: run.trace.header.pattern)
      let player = Player(
        run.diagram.onPaper, trace: run.trace, contract: contract, sources: course.index.sources)
      let ways = Language.allCases.map { language in
        let page = SitePlace(language).folder + SitePlace.lesson(lesson)
        return Player.Way(language: language, address: "../\(page)#\(number)")
      }
      pages.append(
        Pack.File(path: path, lines: player.html(sharing: "../shared/", backTo: ways)))
    }
    return path
  }
}

extension String {
  fileprivate var withoutIndent: String { String(drop { $0 == " " }) }
}
