import Course
import Documents
import Lessons
import Localization
import QuestionBanks

/// What a page asks: a form that checks itself where scripts run, the hints, and the answer to open.
struct SiteQuestion {
  private let question: BankQuestion
  private let concepts: [String]
  /// The number of each option in the lesson, by which progress keeps it.
  private let numbers: [Int]
  /// Of the page. It tells the fields of one form from those of others.
  private let page: Int

  /// `nil` for a page that asks nothing.
  init?(_ section: Section, _ asked: PosedQuestion?, number: Int) {
    let id = section.id ?? String(number)
    page = number
    if let asked {
      question = BankQuestion(asked, id: id, section)
      concepts = asked.question.concepts
      numbers = asked.options.map(\.number)
    } else if case .task(let task) = section.kind {
      question = BankQuestion(task, id: id, section)
      (concepts, numbers) = ([], [])
    } else {
      return nil
    }
  }

  /// - Parameter heading: the id of the heading of its page.
  func html(under heading: String) -> Markup {
    ([form(under: heading)] + hints + [answer]).joined
  }

  // MARK: The form

  private func form(under heading: String) -> Markup {
    let fields: Markup
    let kind: String
    switch question.form {
    case .choice where isOne: (kind, fields) = ("one", choices("radio"))
    case .choice: (kind, fields) = ("several", choices("checkbox"))
    case .order(let order): (kind, fields) = ("sequence", places(order.count) { "\($0)." })
    case .blanks(let order): (kind, fields) = ("sequence", places(order.count) { "(\($0))" })
    case .word: (kind, fields) = ("word", word)
    case .task:
      return
        "<p class=\"aside\">\(localized("To do this, install Lifeline: this page cannot run the app."))</p>"
    }
    return """
      <form class="question" data-form="\(kind)" data-concepts="\(concepts.joined(separator: " "))">
      <fieldset aria-labelledby="\(heading) \(legend)"><legend id="\(legend)">\(invitation)</legend>
      \(fields)
      </fieldset>
      <p class="scripted"><button type="submit">\(localized("Check"))</button></p>
      <div class="verdict" role="status"></div>
      </form>
      """
  }

  /// An id. No section has one with a `_`.
  private var legend: String { "_\(page)-choices" }

  private var isOne: Bool { question.options.count { $0.isRight } == 1 }

  private var invitation: String {
    switch question.form {
    case .choice: isOne ? localized("Choose one.") : localized("Choose all that are right.")
    case .order: localized("Put them in order.")
    case .blanks: localized("What belongs into each blank?")
    case .word, .task: localized("Your answer, one word:")
    }
  }

  private func choices(_ type: String) -> Markup {
    let labels: [Markup] = question.options.enumerated().map { index, option in
      """
      <label class="choice"><input type="\(type)" name="answer-\(page)" value="\(index)">\
      <b>\(Letters.letter(index))</b><span>\(option.text.html(in: .site).joined)</span></label>
      """
    }
    return labels.joined
  }

  /// The options with their letters, to be put into places.
  private var list: Markup {
    let items: [Markup] = question.options.enumerated().map { index, option in
      "<li><b>\(Letters.letter(index))</b><span>\(option.text.html(in: .site).joined)</span></li>"
    }
    return "<ul class=\"letters\">\(items.joined)</ul>"
  }

  /// The options, and the places to put them into.
  private func places(_ count: Int, _ name: (Int) -> String) -> Markup {
    let options: [Markup] = question.options.enumerated().map { index, option in
      "<option value=\"\(index)\">\(Letters.letter(index))) \(option.text.plain)</option>"
    }
    let places: [Markup] = (1...max(count, 1)).map { place in
      """
      <label class="place">\(name(place)) <select name="place-\(page)-\(place)"><option value=""></option>\
      \(options.joined)</select></label>
      """
    }
    return ([list] + places).joined
  }

  private var word: Markup {
    """
    <input class="word" name="answer-\(page)" autocomplete="off" autocapitalize="off" spellcheck="false" \
    aria-label="\(localized("Your answer, one word:"))">
    """
  }

  // MARK: Hints and answer

  private var hints: [Markup] {
    question.hints.enumerated().map { index, hint in
      """
      <details class="hint" data-hint="\(index + 1)"><summary>\(hint.title)</summary>\
      \(hint.text.html(in: .site).joined)</details>
      """
    }
  }

  private var answer: Markup {
    """
    <details class="answer"><summary>\(summary)</summary>\(solution)\
    <div class="closing">\(question.explanation.html(in: .site).joined)</div></details>
    """
  }

  private var summary: String {
    if case .task = question.form {
      localized("Show one way")
    } else {
      localized("Show the answer")
    }
  }

  private var solution: Markup {
    switch question.form {
    case .task(let solution): "<pre>\(solution.joined(separator: "\n"))</pre>"
    case .order(let order), .blanks(let order): options(order)
    case .choice, .word: options(nil)
    }
  }

  /// Every option with its reason. The script reads from here what is right.
  private func options(_ order: [Int]?) -> Markup {
    let items = (order ?? Array(question.options.indices)).map { index in
      item(index, mark: order == nil ? mark(question.options[index]) : "")
    }
    return .tag(order == nil ? "ul" : "ol", ["class": "options"], items)
  }

  private func item(_ index: Int, mark: Markup) -> Markup {
    let option = question.options[index]
    let forms: Markup =
      option.forms.isEmpty ? "" : " data-forms=\"\(option.forms.joined(separator: "\n"))\""
    let letter: Markup = question.form == .word ? "" : "<b>\(Letters.letter(index))</b> "
    return """
      <li data-option="\(index)" data-number="\(numbers[index])"\(forms) \
      class="\(option.isRight ? "right" : "wrong")">\
      <p>\(mark)\(letter)\(option.text.html(in: .site).joined)</p>\
      <div class="reason">\(option.reason.html(in: .site).joined)</div></li>
      """
  }

  /// Where the options are in order, that says itself what is right.
  private func mark(_ option: BankQuestion.Option) -> Markup {
    option.isRight
      ? "<span class=\"mark\">✓ \(localized("right"))</span> "
      : "<span class=\"mark\">✗ \(localized("not right"))</span> "
  }
}
