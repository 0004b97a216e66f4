/// The rooms in which a lesson is learned. They share the open lesson, and what shows its pages.
struct LessonRooms {
  let open: OpenLesson
  let commands: LessonCommands
  let lists: LessonLists
  let answers: AnswerCommands
  let guesses: PageGuesses
  let recaps: RecapCommands
  let reviews: ReviewCommands
  let updates: LessonUpdates

  init(_ renderer: RunRenderer, _ progress: ProgressCommands) {
    let (display, library, run) = (renderer.display, renderer.library, renderer.run)
    open = OpenLesson(run)
    let pages = LessonPages(
      renderer: renderer, progress: progress, open: open,
      runs: PageRuns(library: library, run: run))
    guesses = PageGuesses(pages: pages)
    commands = LessonCommands(pages: pages, guesses: guesses)
    lists = LessonLists(display: display, library: library, progress: progress, open: open)
    answers = AnswerCommands(
      pages: pages, guesses: guesses, lessons: commands, tasks: TaskWork(pages: pages))
    recaps = RecapCommands(
      display: display, library: library, progress: progress, delivery: renderer.delivery,
      open: open)
    reviews = ReviewCommands(pages: pages)
    updates = LessonUpdates(pages: pages)
  }
}
