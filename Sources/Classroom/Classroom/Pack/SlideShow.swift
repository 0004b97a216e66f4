import Documents
import Exports
import Lessons
import Localization
import QuestionBanks

/// The slides of a lecture: one file for a browser, and Markdown for pandoc.
struct SlideShow {
  let lesson: PackedLesson
  let lecture: Lecture
  /// Which of how many lectures of the lesson; `nil` for the only one.
  let number: (Int, of: Int)?

  private var title: String {
    guard let (number, count) = number else { return lesson.title }
    return localized("\(lesson.title), lecture \(number) of \(count)")
  }

  /// Markdown with divisions (`::: notes`), which pandoc converts to slides.
  var markdown: String {
    let words = [Inline.text(title)].markdown.quotedForYAML
    let head = "---\ntitle: \(words)\nlang: \(lesson.language)\n---"
    return ([head] + lecture.slides.map(\.markdown)).joined(separator: "\n\n")
  }

  /// A page that loads nothing from outside and runs no script but its own. Without a script, and on paper, all
  /// slides are below each other.
  var html: String {
    let lecture = lecture.forBrowser
    let slides = zip(lecture.slides, lecture.minutesOfSlides).enumerated().map { index, slide in
      slide.0.html(number: index + 2, of: lecture.slides.count + 1, minutes: slide.1)
    }
    let opening: Markup = """
      <section class="slide opening"><div class="face"><h1>\(lesson.title)</h1>
      <p>\(place)</p></div>
      <aside class="notes"><p>\(keys)</p></aside></section>
      """
    return WebPage(
      language: lesson.language, title: title, style: Self.style, policy: Self.policy,
      body: [opening] + slides + [clock, "<script>\(Self.script)</script>"]
    ).source
  }

  /// Below the title, so that the title is on one line more often.
  private var place: String {
    guard let (number, count) = number else { return pages }
    return localized("Lecture \(number) of \(count) · \(pages)")
  }

  private var pages: String {
    localized(
      lecture.parts.count, one: "Page \(lecture.pages)", other: "Pages \(lecture.pages)")
  }

  private var keys: String {
    localized(
      """
      Right and left arrow: on and back. n on the wall: this window, which the class does not see. t: the clock \
      begins again. Print from here for slides with notes and answers, and from the wall for slides alone.
      """)
  }

  /// What the script writes into it is seen in the speaker's window only.
  private var clock: Markup {
    """
    <div class="clock"><strong class="passed"></strong><span class="planned"></span><br><span class="day"></span></div>
    """
  }

  private static let style = Markup(resource: PackageResources.show_css)
  private static let script = Markup(resource: PackageResources.show_js)

  /// Pictures bring styles of their own.
  private static let policy: Markup = """
    default-src 'none'; script-src '\(script.digest)'; style-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'
    """
}

extension Slide {
  /// What appears later has the class `step`.
  fileprivate func html(number: Int, of count: Int, minutes: Range<Int>) -> Markup {
    let planned = localized("in the plan: minutes \(minutes.lowerBound) to \(minutes.upperBound)")
    let shown: Markup =
      answer.isEmpty ? "" : "<div class=\"answer step\">\(answer.html(in: .slide).joined)</div>"
    let place: Markup = "\(number) / \(count)"
    let scenes = self.scenes.enumerated().map { scene($1, number: $0 + 1, place) }
    let lead: Markup =
      lead.isEmpty ? "" : "<div class=\"lead\">\(lead.html(in: .slide).joined)</div>"
    let steps: [Markup] = scenes.isEmpty ? [] : [self.scenes.flatMap(\.sentences).listed]
    return """
      <section class="slide" data-minutes="\(planned)"><div class="face"><h2>\(title.html.joined)</h2>
      <div class="body">\(lead)\(body.map(\.withoutBoxes).html(in: .slide).joined.withWholeArrows)\(scenes)\(shown.withWholeArrows)</div>
      <footer>\(place)</footer></div>
      <aside class="notes">\(notes.html(in: .slide).joined)\(steps)</aside></section>
      """
  }

  /// On paper each scene has a page: those after the first have the title and the number of the slide once more.
  private func scene(_ part: Figure.Part, number: Int, _ place: Markup) -> Markup {
    let words = title + [.text(localized(" (\(number) of \(scenes.count))"))]
    let again: Markup =
      number == 1
      ? "" : "<div class=\"again\"><strong>\(words.html.joined)</strong><span>\(place)</span></div>"
    return
      "<div class=\"scene\">\(again)\(.raw(part.element.joined(separator: "\n")) as Markup)</div>"
  }
}

extension Markup {
  /// With arrows that no line end tears apart: a browser may begin a line after a hyphen.
  fileprivate var withWholeArrows: Markup {
    .raw(source.replacing("-&gt;", with: #"<span class="arrow">-&gt;</span>"#))
  }
}

extension Block {
  /// Choices have letters already.
  fileprivate var withoutBoxes: Block {
    guard case .list(var list) = kind else { return self }
    for index in list.items.indices { list.items[index].isTicked = nil }
    return Block(.list(list))
  }
}

extension [String] {
  fileprivate var listed: Markup { "<ul>\(map { "<li>\($0)</li>" as Markup }.joined)</ul>" }
}

extension String {
  /// In double quotes, with quotes and backslashes escaped.
  fileprivate var quotedForYAML: String {
    "\"" + escaping(["\\": "\\\\", "\"": "\\\""]) + "\""
  }
}
