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
    // Without the spaces by which a sentence is indented.
    let sentences: [Markup] = diagram.sentences.map { .tag("li", String($0.drop { $0 == " " })) }
    let words = localized("\(diagram.summary()). The words are below.")
    return """
      <figure class="drawing"><div class="scroller">\(picture.html(instead: words))</div>
      <figcaption>\(way)<details class="words"><summary>\(localized("The drawing in words"))</summary>\
      <ul>\(sentences.joined)</ul></details></figcaption></figure>
      """
  }

  private var way: Markup {
    guard let page else { return "" }
    return "<a class=\"step\" href=\"\(page)\">\(localized("Go through it step by step"))</a>"
  }
}

/// A picture for each width of a window, so that none is cut.
private struct SitePicture {
  private let name: String
  private let wide: Form
  /// For windows that are too narrow for the wide one; `nil` where it fits in all but phones.
  private let medium: Form?
  private let narrow: Form

  /// A picture as it is shown.
  fileprivate struct Form {
    let ending: String
    let width: Int
    let height: Int
    let lines: Lines
  }

  /// In pixels: what the text takes on a phone, in the narrowest other window, and on the widest page.
  private static let (phone, tablet, page) = (320.0, 580.0, 1150.0)
  /// What is next to a drawing in a window, in pixels.
  private static let margins = 60

  /// - Parameter name: without what says its kind.
  init(_ diagram: Diagram, called name: String) {
    self.name = name
    let diagram = diagram.onPaper
    let whole = Form("", diagram)
    let width = Double(whole.width)
    wide = width > Self.page ? Form("", diagram, within: Self.page) : whole
    medium = width > Self.tablet ? Form(".medium", diagram, within: Self.tablet) : nil
    narrow = Form(".narrow", diagram, within: Self.phone)
  }

  func files(in folder: String) -> [Pack.File] {
    [wide, narrow, medium].compactMap(\.self).map { form in
      Pack.File(path: folder + path(form), lines: form.lines)
    }
  }

  private func path(_ form: Form) -> String { "pictures/\(name)\(form.ending).svg" }

  /// - Parameter words: for those who do not see it.
  func html(instead words: String) -> Markup {
    let sources =
      [source(narrow, upTo: "40rem")]
      + [medium].compactMap(\.self).map { source($0, upTo: "\(wide.width + Self.margins)px") }
    return """
      <picture>\(sources.joined)<img src="\(path(wide))" alt="\(words)" width="\(wide.width)" \
      height="\(wide.height)" loading="lazy"></picture>
      """
  }

  private func source(_ form: Form, upTo window: String) -> Markup {
    """
    <source media="(max-width: \(window))" srcset="\(path(form))" width="\(form.width)" \
    height="\(form.height)">
    """
  }
}

extension SitePicture.Form {
  private static let pixelsOfPoint = 4.0 / 3

  /// - Parameter limit: the width that it keeps to, in pixels; `nil` for one that is as wide as its words need.
  init(_ ending: String, _ diagram: Diagram, within limit: Double? = nil) {
    let picture = SVGPicture(diagram, within: limit.map { $0 / Self.pixelsOfPoint })
    let size = picture.sizeInPoints
    self.init(
      ending: ending, width: Int((size.width * Self.pixelsOfPoint).rounded()),
      height: Int((size.height * Self.pixelsOfPoint).rounded()), lines: picture.document)
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
  private var pages: [Page] = []
  /// The place of each page in the list, by its path.
  private var known: [String: Int] = [:]

  private struct Page {
    let path: String
    let player: Player
    var ways: [Player.Way] = []

    var file: Pack.File {
      Pack.File(path: path, lines: player.html(sharing: "../shared/", backTo: ways))
    }
  }

  init(_ course: Course) { self.course = course }

  var files: [Pack.File] {
    guard !pages.isEmpty else { return [] }
    return pages.map(\.file)
      + Player.sharedFiles.map { Pack.File(path: "shared/\($0.name)", lines: Lines(text: $0.text)) }
  }

  /// The path of the page that plays a run, from the top of the site. It leads back to the page that asks for it, in
  /// each language that asks.
  mutating func page(
    of run: FilteredRun, called name: String, lesson: Lesson, _ number: Int, _ heading: String
  ) -> String {
    let path = "runs/\(name).html"
    let place = known[path] ?? pages.count
    if place == pages.count {
      known[path] = place
      let contract = course.contract(of: run.trace.header.pattern)
      let player = Player(
        run.diagram.onPaper, trace: run.trace, contract: contract, sources: course.index.sources)
      pages.append(Page(path: path, player: player))
    }
    let page = SitePlace(.current).folder + SitePlace.lesson(lesson.id)
    pages[place].ways.append(
      Player.Way(
        language: .current, address: "../\(page)#\(number)",
        title: "\(heading) – \(lesson.title) – Lifeline"))
    return path
  }
}
