import Documents
import Lessons
import Localization
import QuestionBanks

/// The exercises, to read: what is to be done, the hints, and the words at the end.
struct SiteExercises {
  let exercises: [ExercisePage]
  let place: SitePlace

  var file: Pack.File {
    SiteFrame(
      localized("Exercises"),
      about: localized(
        "Each exercise changes the code of the app. You can read them here; to do one, install Lifeline and type the line below it."
      ),
      all: localized("All exercises"),
      links: exercises.map {
        "<li><a href=\"#\($0.id)\">\($0.title)</a> <small>\($0.pattern)</small></li>"
      },
      parts: exercises.indices.map(section), at: place, SitePlace.exercises
    ).file
  }

  private func section(_ index: Int) -> Markup {
    let page = exercises[index]
    let exercise = page.exercise
    let goals: [Markup] = exercise.goals.map { "<li>\($0.name) <code>\($0.source)</code></li>" }
    let hints: [Markup] = exercise.hints.map { hint in
      "<details class=\"hint\"><summary>\(hint.title)</summary>\(hint.text.html(in: .site).joined)</details>"
    }
    return """
      <section class="page" id="\(page.id)" aria-labelledby="_\(page.id)">
      <h2 id="_\(page.id)" tabindex="-1">\(page.title) <small>\(page.pattern)</small></h2>
      <p class="aside">\(localized("level \(exercise.level) of \(Exercise.levels.upperBound)"))</p>
      \(exercise.prompt.html(in: .site))
      \(goals.isEmpty ? "" : "<ul>\(goals.joined)</ul>" as Markup)
      <pre>\(Language.current.program) exercise start \(page.id)</pre>
      \(hints)
      \(turning(index))
      </section>
      """
  }

  private func turning(_ index: Int) -> Markup {
    func link(_ index: Int, _ words: String) -> SiteTurning.Link? {
      exercises.indices.contains(index) ? .init("#\(exercises[index].id)", words) : nil
    }
    return SiteTurning(
      place: localized("Exercise \(index + 1) of \(exercises.count)"),
      back: link(index - 1, localized("Previous exercise")),
      on: link(index + 1, localized("Next exercise"))
    ).html
  }
}
