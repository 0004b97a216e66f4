import Documents
import Lessons
import Localization

/// The door of the site: the lessons in every language, the current one first, and what was done so far.
struct SiteIndex {
  let editions: [Site.Edition]

  var file: Pack.File {
    let own = editions.filter { $0.language == .current }
    let lists = (own + editions.filter { $0.language != .current }).map { edition in
      Language.$current.withValue(edition.language) { list(edition) }
    }
    return SiteFrame(
      title: "Lifeline", place: SitePlace(.english), page: "index.html", isDoor: true,
      main: ["<h1>Lifeline</h1>", "<div class=\"editions\">\(lists)</div>"]
    ).file
  }

  private func list(_ edition: Site.Edition) -> Markup {
    let (language, folder) = (edition.language.rawValue, SitePlace(edition.language).folder)
    let lessons: [Markup] = edition.lessons.map { lesson in
      let questions = lesson.sections.count { $0.question != nil }
      return """
        <li data-lesson="\(lesson.id)" data-questions="\(questions)">\
        <a href="\(folder)\(SitePlace.lesson(lesson.id))">\(lesson.title)</a> \
        <small>\(localized("\(lesson.minutes()) min"))</small> \
        <small class="standing scripted" data-words="\(localized("{1} of {2} questions right"))" \
        data-on="\(localized("go on"))"></small>\(sittings(of: lesson, folder))</li>
        """
    }
    let exercises: Markup =
      edition.exercises.isEmpty
      ? "" : "<p><a href=\"\(folder)\(SitePlace.exercises)\">\(localized("Exercises"))</a></p>"
    let comparisons: Markup =
      edition.comparisons.isEmpty
      ? "" : "<p><a href=\"\(folder)\(SitePlace.comparisons)\">\(localized("Comparisons"))</a></p>"
    return """
      <section class="edition" id="\(language)" lang="\(language)" aria-labelledby="title-\(language)">
      <h2 id="title-\(language)">\(localized("Lessons"))</h2>
      <p>\(localized("You watch the objects of an app talk to each other, under several architectures. Every drawing comes from a run of real code."))</p>
      <p class="aside">\(localized("Lines such as run mvc edit are for Lifeline itself, which runs the app while you watch. Here you can pass over them."))</p>
      <p class="aside scripted">\(localized("Turn a page with the buttons at its end, with the arrow keys, or with n and p. The letters a, b, c choose an answer."))</p>
      \(assigned(edition))
      <ol class="lessons">\(lessons)</ol>
      \(exercises)
      \(comparisons)
      \(keeping)
      </section>
      """
  }

  /// With links to their first pages; nothing for a lesson of a single sitting.
  private func sittings(of lesson: Lesson, _ folder: String) -> Markup {
    guard lesson.sittings.count > 1 else { return "" }
    let items: [Markup] = lesson.sittings.map { sitting in
      let address = "\(folder)\(SitePlace.lesson(lesson.id))#\(sitting.pages.lowerBound + 1)"
      return "<li><a href=\"\(address)\">\(lesson.title(of: sitting))</a></li>"
    }
    return "<ul class=\"sittings\">\(items.joined)</ul>"
  }

  /// Where the script shows what a teacher asks for, from a file that was opened.
  private func assigned(_ edition: Site.Edition) -> Markup {
    let folder = SitePlace(edition.language).folder
    let exercises: [Markup] = edition.exercises.map { exercise in
      let address = "\(folder)\(SitePlace.exercises)#\(exercise.id)"
      let title = localized("\(exercise.title) (\(exercise.pattern))")
      return
        "<data data-exercise=\"\(exercise.id)\" data-address=\"\(address)\">\(title)</data>"
    }
    return """
      <section class="assigned" hidden><h3>\(localized("What is to be done"))</h3>
      <ul data-due="\(localized("{1}, due on {2}:"))"></ul>
      <div hidden>\(exercises.joined)</div></section>
      """
  }

  /// What the browser keeps.
  private var keeping: Markup {
    """
    <details class="keeping scripted"><summary>\(localized("Your progress"))</summary>
    <p>\(localized("This browser keeps what you answer. A file with it can be handed in, opened in another browser, or read by Lifeline with progress import. A file from your teacher, which says what is to be done, is opened here, too."))</p>
    <p><label>\(localized("Your name, if it is to be in the file:")) <input class="learner" autocomplete="name"></label></p>
    <p><button type="button" class="save">\(localized("Save as a file"))</button>
    <label class="button">\(localized("Open a file")) <input type="file" class="open" accept=".json,application/json"></label></p>
    <p class="kept" role="status" data-taken="\(localized("New answers: {1}."))" \
    data-asked="\(localized("To be done: {1}."))" \
    data-wrong="\(localized("This is no progress file of Lifeline, or it was changed."))"></p></details>
    """
  }
}
