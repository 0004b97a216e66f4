/// A room of the lessons that shows pages. It gets what shows them; the progress, the open lesson and the renderer come
/// through that.
protocol PageRoom: LessonRoom, RunRoom {
  var pages: LessonPages { get }
}

extension PageRoom {
  var renderer: RunRenderer { pages.renderer }
  var progress: ProgressCommands { pages.progress }
  var open: OpenLesson { pages.open }
}
