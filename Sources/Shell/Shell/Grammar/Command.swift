import Localization

/// A word of the shell's language, with the forms in which it is written.
///
/// The table of commands is their only declaration: help, completion, the man page, spelling help and the
/// command line come from it.
struct Command {
  /// The parts of the list of commands in help.
  enum Family: CaseIterable {
    case begin, act, look, patterns, learn, shell

    var heading: String {
      switch self {
      case .begin: localized("To begin")
      case .act: localized("In the app")
      case .look: localized("To look closer")
      case .patterns: localized("Patterns")
      case .learn: localized("Lessons")
      case .shell: localized("The shell")
      }
    }
  }

  let name: String
  let aliases: [String]
  let family: Family
  let summary: Phrase
  /// Lines that you can type in a fresh shell, to see what the command does.
  let example: [String]
  let details: Phrase
  /// Whether an empty line does it once more.
  let repeats: Bool
  /// Whether the words behind it are taken as they are, and none of them is an option.
  let isVerbatim: Bool
  let forms: [Form]

  init(
    _ name: String, aliases: [String] = [], _ family: Family, to summary: Phrase, example: [String],
    details: Phrase = "", repeats: Bool = false, isVerbatim: Bool = false,
    _ forms: Form...
  ) {
    self.init(
      name, aliases: aliases, family, to: summary, example: example, details: details,
      repeats: repeats,
      isVerbatim: isVerbatim, forms)
  }

  init(
    _ name: String, aliases: [String] = [], _ family: Family, to summary: Phrase, example: [String],
    details: Phrase = "", repeats: Bool = false, isVerbatim: Bool = false,
    _ forms: [Form]
  ) {
    self.name = name
    self.aliases = aliases
    self.family = family
    self.summary = summary
    self.example = example
    self.details = details
    self.repeats = repeats
    self.isVerbatim = isVerbatim || family == .act
    self.forms = forms
  }

  var names: [String] { [name] + aliases }

  /// Whether it is something that happens to the app. Its words are read by the action.
  var isAction: Bool { family == .act }

  /// The options of all forms. Their order is that of the forms.
  var options: OptionList {
    formsWithMostOptions.reduce(into: []) { list, form in
      for (index, option) in form.options.enumerated() where list.named(option.name) == nil {
        let later = Array(form.options.dropFirst(index))
        let place = list.firstIndex { later.named($0.name) != nil } ?? list.endIndex
        list.insert(option, at: place)
      }
    }
  }

  fileprivate var formsWithMostOptions: [Form] {
    forms.sorted { $0.options.count > $1.options.count }
  }
}

// MARK: As help writes it

extension Command {
  /// The forms that help names, each with what it does.
  var usages: [(usage: String, meaning: String)] {
    forms.filter(\.isListed).map { ($0.usage(of: name), localized($0.meaning ?? summary)) }
  }

  /// What an action does in each of its forms is all there is to say; other commands have a summary.
  var meaning: String {
    isAction ? usages.map(\.meaning).joined(separator: localized("; ")) : localized(summary)
  }

  var wrongUse: ShellProblem { .line(.wrongUse(name, usages: usages.map(\.usage))) }

  /// The options as help lists them. If the values of an option differ from form to form, all are named.
  var optionRows: [(usage: String, meaning: String)] {
    options.map { option in
      let placeholders = formsWithMostOptions.compactMap {
        $0.options.named(option.name)?.placeholder
      }
      return (([option.spelling] + placeholders.merged).joined(separator: " "), option.meaning)
    }
  }
}

extension [String] {
  /// `text|csv` and `csv|gift` as `text|csv|gift`. What is no list of values stays as it is.
  fileprivate var merged: [String] {
    guard let first, first.contains("|") else { return Array(prefix(1)) }
    var seen: Set<Substring> = []
    let words = flatMap { $0.split(separator: "|") }.filter { seen.insert($0).inserted }
    return [words.joined(separator: "|")]
  }
}
