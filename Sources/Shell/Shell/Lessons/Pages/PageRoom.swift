/// A room of the lessons. It has what shows pages; the progress, the open lesson and the renderer come
/// through that.
protocol PageRoom: LessonRoom {
  var pages: LessonPages { get }
}

extension PageRoom {
  var renderer: RunRenderer { pages.renderer }
  var progress: ProgressCommands { pages.progress }
  var open: OpenLesson { pages.open }
  var guesses: PageGuesses { PageGuesses(pages: pages) }
}
