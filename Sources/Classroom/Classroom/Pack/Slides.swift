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
    }
    return slides.noting(page.section.notes.flatMap(\.self))
  }

  private func content(of page: PackedLesson.Page) -> [Slide] {
    if let asked = page.asked { return question(asked, on: page) }
    if case .task(let task) = page.section.kind { return self.task(task, on: page) }
    if let (guess, outcome) = page.change {
      return guessing(guess, on: page) + told(outcome, on: page).goingOn
    }
    if let matrix = page.contract?.part {
      // The table, which names the kinds of messages, is in the notes.
      let drawn = Slide(title: page.heading, scenes: [matrix], stills: [matrix])
      return told(page.section, on: page) + [drawn]
    }
    guard page.figure != nil else { return told(page.section, on: page) }
    // What is said about a run is in the notes, unless the class is asked before it sees the run.
    let asked = page.section.waits ? whole(page.section.beforeDrawing, on: page) : []
    let words = page.section.waits ? page.section.afterDrawing : page.section
    return asked + pictures(of: page).noting(words.openText.spoken)
  }

  /// The first sentences; the full text is in the notes.
  private func told(_ part: Section, on page: PackedLesson.Page) -> [Slide] {
    let blocks = part.openText
    let shown = page.contract == nil ? blocks : blocks.filter { !$0.isTable }
    return Slide.fitting(shown.abridgedWithAllCode(in: room), title: page.heading, in: room)
      .noting(blocks.spoken)
  }

  private func whole(_ part: Section, on page: PackedLesson.Page) -> [Slide] {
    Slide.fitting(part.openText.narrowForSlides, title: page.heading, in: room)
  }

  /// What the class decides on before it sees what follows.
  private func guessing(_ guess: Section, on page: PackedLesson.Page) -> [Slide] {
    var slides = whole(guess, on: page)
    for index in slides.indices { slides[index].isGuess = true }
    return slides
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
    let (parts, answer) = parts(asked, isApart: isApart)
    let before = isApart && parts.count > 1 ? 1 : 0
    var slides = texts(parts.dropFirst(before), on: page)
    slides[slides.count - 1].answer = answer
    slides[slides.count - 1].fullerAnswers = asked.fullerAnswers
    slides[slides.count - 1].notes +=
      spoken(asked.question.hints) + [.label(localized("Answer"))]
      + (asked.solutionSheet + asked.explanation).spoken
    guard isApart else { return led + slides }
    let again = withLead(pictures, asked.question.prompt.asking)
    return texts(parts.prefix(before), on: page) + (again.isEmpty ? pictures : again) + slides
  }

  private func texts(_ parts: ArraySlice<[Block]>, on page: PackedLesson.Page) -> [Slide] {
    Slide.fitting(Array(parts), title: page.heading, in: room)
  }

  /// The drawings with some words above them; none where a slide has no room for the words.
  private func withLead(_ pictures: [Slide], _ words: [Block]) -> [Slide] {
    room.isLive ? pictures.compactMap { $0.led(by: words) } : []
  }

  /// The whole stem with its choices. Where one slide cannot hold them, what is asked comes again above the choices; where
  /// that is too long, too, in a few words, and the answer without its reason.
  ///
  /// - Parameter isApart: whether a drawing comes between the stem and the choices.
  private func parts(
    _ asked: PosedQuestion, isApart: Bool
  ) -> (slides: [[Block]], answer: [Block]) {
    let prompt = asked.question.prompt.narrowForSlides
    let (choices, answer) = (asked.choices, asked.shownAnswer)
    let again = asked.asking.map { $0 + choices }
    if !isApart || again.isEmpty, (prompt + choices).fit(in: room.above(answer)) || choices.isEmpty
    {
      return ([prompt + choices], answer)
    }
    for answer in [answer, asked.bareAnswer] {
      if let fitting = again.first(where: { $0.fit(in: room.above(answer)) }) {
        return ([prompt, fitting], answer)
      }
    }
    let below = choices.fitted(in: room.above(asked.bareAnswer), below: asked.asking.last ?? [])
    return ([prompt] + below, asked.bareAnswer)
  }

  private func task(_ task: PageTask, on page: PackedLesson.Page) -> [Slide] {
    let goals = [
      Block.label(localized("Goals:")),
      .boxes(task.goals.map { (false, [.paragraph($0.name)]) }),
    ]
    let prompt = task.prompt.narrowForSlides
    let whole = prompt + goals
    let parts = whole.fit(in: room) ? [whole] : [prompt, goals].filter { !$0.isEmpty }
    var slides = texts(parts[...], on: page)
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

  /// As a part of a page that has begun on the slide before.
  fileprivate var goingOn: [Slide] {
    var slides = self
    for index in slides.indices { slides[index].goesOn = true }
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
