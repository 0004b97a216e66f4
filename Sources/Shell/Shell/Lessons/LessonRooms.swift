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

  init(
    display: Display, library: Library, run: CurrentRun, renderer: RunRenderer,
    progress: ProgressCommands
  ) {
    open = OpenLesson(run)
    let pages = LessonPages(
      display: display, library: library, renderer: renderer, progress: progress, open: open,
      runs: PageRuns(library: library, run: run))
    guesses = PageGuesses(
      display: display, library: library, renderer: renderer, progress: progress, open: open,
      pages: pages)
    commands = LessonCommands(
      display: display, library: library, progress: progress, open: open, pages: pages,
      guesses: guesses)
    lists = LessonLists(display: display, library: library, progress: progress, open: open)
    answers = AnswerCommands(
      display: display, progress: progress, open: open, pages: pages, guesses: guesses,
      lessons: commands,
      tasks: TaskWork(
        display: display, renderer: renderer, progress: progress, open: open, pages: pages))
    recaps = RecapCommands(
      display: display, library: library, progress: progress, delivery: renderer.delivery,
      open: open)
    reviews = ReviewCommands(
      display: display, library: library, progress: progress, open: open, pages: pages)
    updates = LessonUpdates(display: display, library: library, open: open, pages: pages)
  }
}
