import Cells
import Documents
import Exports
import Lessons
import Localization

/// One slide with its speaker's notes.
struct Slide {
  var title: [Inline]
  var body: [Block] = []
  /// How many blocks of the body, from its start, ask once more what a slide before has asked.
  var repeated = 0
  /// Up to three lines above the pictures.
  var lead: [Block] = []
  /// The number of its page in the lesson.
  var page = 0
  /// Whether it goes on with what the slide before began. Then its title has a number, when slides have been joined.
  var goesOn = false
  /// Whether another page begins at its end.
  var beginsAnother = false
  /// In place of a body: pictures that follow each other on the slide, message by message.
  var scenes: [Figure.Part] = []
  /// The same in lower pictures: for programs whose slides stand still, each on a slide of its own, and for a slide with
  /// lines above them.
  var stills: [Figure.Part] = []
  /// What is shown when the class has decided. On a slide of pandoc it is in the notes.
  var answer: [Block] = []
  /// The answer with more of its reason, for a slide that has room: the longest first.
  var fullerAnswers: [[Block]] = []
  var notes: [Block] = []
  /// Whether the class guesses here what the next slides tell.
  var isGuess = false
  /// Whether the class answers or works here.
  var isWork = false

  var markdown: String {
    guard !stills.isEmpty else { return markdown(title, body.markdown, notes) }
    return stills.enumerated().map { index, still in
      let part = localized(" (\(index + 1) of \(stills.count))")
      return markdown(
        title + (stills.count == 1 ? [] : [.text(part)]), markdown(of: still),
        (index == 0 ? notes : []) + [.bullets(still.sentences.map { [.paragraph($0)] })])
    }.joined(separator: "\n\n")
  }

  private func markdown(_ title: [Inline], _ body: String, _ notes: [Block]) -> String {
    [[.heading(2, title)].markdown, body, "::: notes", notes.markdown, ":::"]
      .joined(separator: "\n\n")
  }

  /// A description in square brackets would be printed below the picture, which would have to be smaller.
  private func markdown(of still: Figure.Part) -> String {
    let words = [Inline.text(title.plain.escaping(["\"": "'"]))].markdown
    return "![](\(still.path) \"\(words)\")"
  }

  /// Whether it has no drawing, and fewer words than are worth a slide.
  var isShort: Bool {
    scenes.isEmpty && stills.isEmpty && (body + answer).markdown.wordCount < Self.fewestWords
  }

  private static let fewestWords = 30

  /// This slide with the next one below it; `nil` where both have enough to say, or there is no room, or it would tell
  /// the answer of this one. What the class works on or guesses has its slides for itself, and what leads to another slide
  /// stays on its own page.
  func joined(with next: Slide, in room: SlideRoom) -> Slide? {
    guard answer.isEmpty, !isGuess, scenes.isEmpty, stills.isEmpty,
      page == next.page
        || ![isWork, next.isWork, next.isGuess, next.body.last?.leadsOn].contains(true),
      isShort || next.isShort
    else { return nil }
    return next.scenes.isEmpty
      ? joined(withText: next, in: room) : room.isLive ? leading(to: next) : nil
  }

  private func joined(withText next: Slide, in room: SlideRoom) -> Slide? {
    guard next.stills.isEmpty else { return nil }
    var slide = self
    let isSamePage = page == next.page
    // A list that goes on is one list again.
    slide.body =
      isSamePage
      ? (body + next.body.dropFirst(asksAgain(in: next) ? next.repeated : 0)).joined
      : body + [.heading(3, next.title)] + next.body
    (slide.answer, slide.fullerAnswers) = (next.answer, next.fullerAnswers)
    slide.notes = notes.followed(by: next.notes)
    slide.page = next.page
    slide.beginsAnother = beginsAnother || !isSamePage
    return slide.body.fit(in: room.above(slide.answer)) ? slide : nil
  }

  /// Whether the next slide of the page asks once more what is asked here, be it in other words. The first slide of a page
  /// has the whole question.
  private func asksAgain(in next: Slide) -> Bool {
    let again = next.body.prefix(next.repeated).compactMap(\.paragraph).flatMap(\.sentences)
    let said = body.compactMap(\.paragraph).flatMap(\.sentences)
    return !goesOn || again.allSatisfy(said.contains)
  }

  /// With as much of the reason as there is room for.
  func explained(in room: SlideRoom) -> Slide {
    var slide = self
    slide.answer = fullerAnswers.first { room.holds(body, with: $0) } ?? answer
    return slide
  }

  /// Some lines above a drawing.
  private func leading(to next: Slide) -> Slide? {
    guard page == next.page, next.lead.isEmpty, var slide = next.led(by: body) else { return nil }
    slide.notes = notes.followed(by: next.notes)
    return slide
  }

  /// With some words above its drawing; `nil` where there is no room for them.
  func led(by words: [Block]) -> Slide? {
    let lines = words.map { ([$0].markdown.cells + Self.cellsOfLead - 1) / Self.cellsOfLead }
    guard !words.isEmpty, words.allSatisfy(\.isParagraph), lines.reduce(0, +) <= Self.linesOfLead
    else { return nil }
    var slide = self
    (slide.lead, slide.scenes) = (words, stills)
    return slide
  }

  private static let linesOfLead = 3
  /// Of a line.
  private static let cellsOfLead = 60

  /// The blocks on as many slides as they need. All slides have the same title, and the same words above.
  static func fitting(
    _ blocks: [Block], below words: [Block] = [], title: [Inline], in room: SlideRoom
  ) -> [Slide] {
    let room = room.below(words)
    let pages = blocks.fit(in: room) ? [blocks] : blocks.fitted(in: room)
    return pages.map { Slide(title: title, body: words + $0, repeated: words.count) }
  }
}

extension [Slide] {
  /// With a number in the title of each slide that goes on with a page.
  var numbered: [Slide] {
    var count = 0
    return map { slide in
      var slide = slide
      count = slide.goesOn ? count + 1 : 1
      if count > 1 { slide.title.append(.text(localized(" (\(count))"))) }
      if slide.beginsAnother { count = 1 }
      return slide
    }
  }
}

extension [Block] {
  /// With what follows and is not here yet: slides of one page name it once.
  fileprivate func followed(by next: [Block]) -> [Block] {
    self + next.filter { !contains($0) }
  }
}

extension String {
  /// Words, or as many Chinese characters as are read in the same time.
  fileprivate var wordCount: Int {
    var (words, characters, isInWord) = (0, 0, false)
    for character in self {
      if character.isLetter || character.isNumber {
        if character.cells == 2 { characters += 1 } else if !isInWord { words += 1 }
        isInWord = character.cells == 1
      } else {
        isInWord = false
      }
    }
    return words + characters * 3 / 5
  }
}
