import Documents
import Lessons
import Localization
import QuestionBanks

/// The exercises, to read: what is to be done, the hints, and the words at the end.
struct SiteExercises {
  private let exercises: [ExercisePage]
  private let place: SitePlace

  init(_ exercises: [ExercisePage], at place: SitePlace) {
    (self.exercises, self.place) = (exercises, place)
  }

  var file: Pack.File {
    let head: Markup = """
      <div class="lesson"><h1>\(localized("Exercises"))</h1>
      <p>\(localized("Each exercise changes the code of the app. You can read them here; to do one, install Lifeline and type the line below it."))</p></div>
      """
    return SiteFrame(
      title: "\(localized("Exercises")) – Lifeline", place: place, page: SitePlace.exercises,
      main: [head, contents] + exercises.map(section)
    ).file
  }

  private var contents: Markup {
    let links: [Markup] = exercises.map {
      "<li><a href=\"#\($0.id)\">\($0.title)</a> <small>\($0.pattern)</small></li>"
    }
    return """
      <nav class="contents" aria-label="\(localized("All exercises"))"><ul>\(links.joined)</ul></nav>
      """
  }

  private func section(_ page: ExercisePage) -> Markup {
    let exercise = page.exercise
    let goals: [Markup] = exercise.goals.map { "<li>\($0.name) <code>\($0.source)</code></li>" }
    let hints: [Markup] = exercise.hints.map { hint in
      "<details class=\"hint\"><summary>\(hint.title)</summary>\(hint.text.html(in: .site).joined)</details>"
    }
    return """
      <section id="\(page.id)" aria-labelledby="title-\(page.id)">
      <h2 id="title-\(page.id)">\(page.title)</h2>
      <p class="aside">\(page.pattern) · \(localized("level \(exercise.level) of \(Exercise.levels.upperBound)"))</p>
      \(exercise.prompt.html(in: .site))
      \(goals.isEmpty ? "" : "<ul>\(goals.joined)</ul>" as Markup)
      <pre>lifeline exercise start \(page.id)</pre>
      \(hints)
      </section>
      """
  }
}
