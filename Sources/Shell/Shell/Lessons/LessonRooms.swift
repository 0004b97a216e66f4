/// The rooms in which a lesson is learned. They share the open lesson, and what shows its pages.
struct LessonRooms {
  let pages: LessonPages

  var open: OpenLesson { pages.open }
  var commands: LessonCommands { LessonCommands(pages: pages) }
  var lists: LessonLists { LessonLists(pages: pages) }
  var answers: AnswerCommands { AnswerCommands(pages: pages) }
  var guesses: PageGuesses { PageGuesses(pages: pages) }
  var recaps: RecapCommands { RecapCommands(pages: pages) }
  var reviews: ReviewCommands { ReviewCommands(pages: pages) }
  var updates: LessonUpdates { LessonUpdates(pages: pages) }

  init(_ renderer: RunRenderer, _ progress: ProgressCommands) {
    pages = LessonPages(renderer: renderer, progress: progress, open: OpenLesson(renderer.run))
  }
}
