import Course
import Exports
import Lessons
import Localization

/// Pages of a lesson as slides: one idea on each slide, with the full text in the speaker's notes.
struct Slides {
  let room: SlideRoom

  func slides(of page: PackedLesson.Page) -> [Slide] {
    var slides = content(of: page)
    let place = Block.paragraph(localized("Page \(page.number) of the lesson."))
    for index in slides.indices {
      slides[index].notes.insert(place, at: 0)
      slides[index].page = page.number
      slides[index].isWork = page.isForPencils
      // After a drawing, the numbers begin again.
      slides[index].goesOn =
        index > 0 && slides[index - 1...index].allSatisfy(\.stills.isEmpty)
    }
    return slides.noting(page.section.notes.flatMap(\.self))
  }

  private func content(of page: PackedLesson.Page) -> [Slide] {
    if let asked = page.asked { return question(asked, on: page) }
    if case .task(let task) = page.section.kind { return self.task(task, on: page) }
    if let (guess, outcome) = page.change {
      return guessing(guess, on: page) + told(outcome, on: page)
    }
    if let matrix = page.contract?.part {
      // The table, which names the kinds of messages, is in the notes.
      let drawn = Slide(title: page.heading, scenes: [matrix], stills: [matrix])
      return told(page.section, on: page) + [drawn]
    }
    guard page.figure != nil else { return told(page.section, on: page) }
    // What is said about a run is in the notes, unless the class is asked before it sees the run.
    let asked = page.section.waits ? page.section.beforeDrawing.openText.narrowForSlides : []
    let words = page.section.waits ? page.section.afterDrawing : page.section
    return texts([asked], on: page) + pictures(of: page).noting(words.openText.spoken)
  }

  /// The first sentences; the full text is in the notes.
  private func told(_ part: Section, on page: PackedLesson.Page) -> [Slide] {
    let blocks = part.openText
    let shown = page.contract == nil ? blocks : blocks.filter { !$0.isTable }
    return texts(shown.abridgedWithAllCode(in: room), on: page).noting(blocks.spoken)
  }

  /// What the class decides on before it sees what follows.
  private func guessing(_ guess: Section, on page: PackedLesson.Page) -> [Slide] {
    let blocks = guess.openText.narrowForSlides
    let choices = blocks.drop { !$0.isList }
    var slides = together([blocks.dropLast(choices.count), choices].map { Array($0) }, on: page)
    for index in slides.indices { slides[index].isGuess = true }
    return slides
  }

  /// Each part begins on a slide of its own.
  private func texts(
    _ parts: [[Block]], below words: [Block] = [], on page: PackedLesson.Page
  ) -> [Slide] {
    parts.filter { !$0.isEmpty }
      .flatMap { Slide.fitting($0, below: words, title: page.heading, in: room) }
  }

  /// All parts on one slide where it can hold them, so that none is divided for the next one.
  private func together(_ parts: [[Block]], on page: PackedLesson.Page) -> [Slide] {
    let whole = parts.flatMap(\.self)
    return texts(whole.fit(in: room) ? [whole] : parts, on: page)
  }

  private func pictures(of page: PackedLesson.Page) -> [Slide] {
    guard let figure = page.figure else { return [] }
    return [Slide(title: page.heading, scenes: figure.scenes, stills: figure.stills)]
  }
}

extension Slides {
  /// The class looks at a drawing with the question in mind. So the stem is above the drawing; where it is too long for
  /// that, it is on a slide before the drawing, and the choices are on a slide after it.
  private func question(_ asked: PosedQuestion, on page: PackedLesson.Page) -> [Slide] {
    let pictures = pictures(of: page)
    let led = withLead(pictures, asked.question.prompt)
    let isApart = led.count < pictures.count
    let sheet = sheet(asked, isApart: isApart)
    let before = texts([sheet.stem], on: page)
    var slides = Slide.fitting(
      sheet.rest, below: sheet.again, title: page.heading, in: room.above(sheet.answer))
    slides[slides.count - 1].answer = sheet.answer
    slides[slides.count - 1].fullerAnswers = asked.fullerAnswers
    slides[slides.count - 1].notes +=
      spoken(asked.question.hints) + [.label(localized("Answer"))]
      + (asked.solutionSheet + asked.explanation).spoken
    guard isApart else { return led + before + slides }
    let asking = asked.question.prompt.asking
    let again = [asking, asking.lastSentence].map { withLead(pictures, $0) }.first { !$0.isEmpty }
    return before + (again ?? pictures) + slides
  }

  /// The drawings with some words above them; none where a slide has no room for the words.
  private func withLead(_ pictures: [Slide], _ words: [Block]) -> [Slide] {
    room.isLive ? pictures.compactMap { $0.led(by: words) } : []
  }

  private typealias Sheet = (stem: [Block], again: [Block], rest: [Block], answer: [Block])

  /// The whole stem with its choices. Where one slide cannot hold them, what is asked comes again above the choices; where
  /// that is too long, too, in a few words, and the answer without its reason.
  ///
  /// - Parameter isApart: whether a drawing comes between the stem and the choices.
  private func sheet(_ asked: PosedQuestion, isApart: Bool) -> Sheet {
    let prompt = asked.question.prompt.narrowForSlides
    let (choices, answer) = (asked.choices, asked.shownAnswer)
    let forms = [answer, asked.bareAnswer].flatMap { answer in
      asked.asking.map { again in (prompt, again, choices, answer) as Sheet }
    }
    let isWhole = choices.isEmpty || (prompt + choices).fit(in: room.above(answer))
    if isWhole, !isApart || forms.isEmpty { return ([], [], prompt + choices, answer) }
    let fitting = forms.first { ($0.again + $0.rest).fit(in: room.above($0.answer)) }
    return fitting ?? forms.last ?? (prompt, [], choices, asked.bareAnswer)
  }

  private func task(_ task: PageTask, on page: PackedLesson.Page) -> [Slide] {
    let goals = [
      Block.label(localized("Goals:")),
      .boxes(task.goals.map { (false, [.paragraph($0.name)]) }),
    ]
    var slides = together([task.prompt.narrowForSlides, goals], on: page)
    let steps = Block.numbered(task.solution.map { [.paragraph([.code($0)])] })
    slides[slides.count - 1].notes +=
      spoken(task.hints) + [.label(localized("Solution:")), steps] + task.explanation.spoken
    return slides
  }

  private func spoken(_ hints: [Hint]) -> [Block] {
    hints.isEmpty ? [] : [.label(localized("Hints"))] + hints.flatMap(\.text).spoken
  }
}

extension [Slide] {
  /// With notes added to the first slide.
  fileprivate func noting(_ notes: [Block]) -> [Slide] {
    var slides = self
    if !slides.isEmpty { slides[0].notes += notes }
    return slides
  }
}

extension PosedQuestion {
  /// What is asked, from the whole to its end.
  fileprivate var asking: [[Block]] {
    let whole = question.prompt.asking
    let end = (whole.isEmpty ? question.prompt : whole).lastSentence
    let brief = Block.paragraph(localized("In which order are these sent?"))
    return [whole, question.form == .order ? [brief] : end]
      .filter { !$0.isEmpty }
  }

  /// The right options with their reasons, as short as they have to be.
  fileprivate var shownAnswer: [Block] {
    switch answer {
    case .one(let index): bareAnswer + reason(index)
    case .several: bareAnswer
    case .words: question.ticked.flatMap { [words($0)] + reason($0) }
    case .sequence: bareAnswer + explanation.map(\.abridged)
    }
  }

  /// The answer with more of its reason: the longest first.
  fileprivate var fullerAnswers: [[Block]] {
    let reason: [Block] =
      switch answer {
      case .one(let index): options[index].reasonBlocks
      case .words where question.ticked.count == 1:
        question.ticked.flatMap { options[$0].reasonBlocks }
      case .sequence: explanation
      case .several, .words: []
      }
    return reason.beginnings.map { bareAnswer + $0 }
  }

  /// The right options alone.
  fileprivate var bareAnswer: [Block] {
    switch answer {
    case .one(let index): [.paragraph([.strong(lettered(index))])]
    case .several(let indices): indices.sorted().map { .paragraph(lettered($0)) }
    case .words: question.ticked.map(words)
    case .sequence(let indices) where question.form == .fill: [.paragraph(filled(indices))]
    case .sequence(let indices):
      [.paragraph(indices.map { Letters.letter($0) + ")" }.joined(separator: " "))]
    }
  }

  /// What belongs into each gap. The drawing is on another slide, so letters alone would say nothing.
  private func filled(_ indices: [Int]) -> [Inline] {
    let gaps = indices.enumerated().map { gap, index in
      [Inline.text("(\(gap + 1)) ")] + options[index].inlines
    }
    return Array(gaps.joined(separator: [.text(" ")]))
  }

  /// What is typed, in the first spelling that is accepted.
  private func words(_ index: Int) -> Block {
    let text = options[index].inlines
    return .paragraph([.strong(text.codeSpans.first.map { [Inline.code($0)] } ?? text)])
  }

  private func reason(_ index: Int) -> [Block] {
    options[index].reasonBlocks.prefix(1).map(\.abridged)
  }
}
