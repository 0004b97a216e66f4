import Cells
import Localization

/// What may come after the name of a command.
public enum Syntax {
  /// Words and options of one of its forms.
  case forms
  /// Words of one of its forms. None of them is an option.
  case words
  /// Any words, which its body reads from the line. Its forms are for help and completion.
  case anything
}

/// A word of the shell's language, with the forms in which it is written.
///
/// The table of commands is their only declaration: help, completion, the man page, spelling help and the
/// command line come from it.
public struct Command<Context: CommandContext> {
  public let name: String
  public let aliases: [String]
  public let family: Context.Family
  public internal(set) var summary: Phrase
  /// Lines that you can type in a fresh shell, to see what the command does.
  public internal(set) var example: [String]
  public let details: Phrase
  public let syntax: Syntax
  public internal(set) var forms: [Form<Context>]

  public init(
    _ name: String, aliases: [String] = [], _ family: Context.Family, to summary: Phrase,
    example: [String],
    details: Phrase = "", syntax: Syntax = .forms,
    _ forms: Form<Context>...
  ) {
    self.init(
      name, aliases: aliases, family, to: summary, example: example, details: details,
      syntax: syntax, forms)
  }

  public init(
    _ name: String, aliases: [String] = [], _ family: Context.Family, to summary: Phrase,
    example: [String],
    details: Phrase = "", syntax: Syntax = .forms,
    _ forms: [Form<Context>]
  ) {
    self.name = name
    self.aliases = aliases
    self.family = family
    self.summary = summary
    self.example = example
    self.details = details
    self.syntax = syntax
    self.forms = forms
  }

  /// All names that it can be called by.
  var names: [String] { [name] + aliases }

  /// Those of them that are words: a sign such as `?` is only typed.
  var words: [String] { names.filter { $0.first?.isLetter == true } }

  /// The options of all forms. Their order is that of the forms.
  var options: OptionList<Context> {
    formsWithMostOptions.reduce(into: []) { list, form in
      for (index, option) in form.options.enumerated() where list.named(option.name) == nil {
        let later = Array(form.options.dropFirst(index))
        let place = list.firstIndex { later.named($0.name) != nil } ?? list.endIndex
        list.insert(option, at: place)
      }
    }
  }

  fileprivate var formsWithMostOptions: [Form<Context>] {
    forms.sorted { $0.options.count > $1.options.count }
  }
}

// MARK: As help writes it

extension Command {
  /// The forms that help names, each with what it does.
  public var usages: [(usage: String, meaning: String)] {
    forms.filter(\.isListed).map { ($0.usage(of: name), localized($0.meaning ?? summary)) }
  }

  /// Where the words are anything, what it does in each of its forms is all there is to say. Others have a summary.
  public var meaning: String {
    syntax == .anything
      ? usages.map(\.meaning).joined(separator: localized("; ")) : localized(summary)
  }

  public var wrongUse: Context.Problem { .line(.wrongUse(name, usages: usages.map(\.usage))) }

  /// Wrong use, with the word that was probably meant. Where a fixed word says which forms are meant, only these are named.
  ///
  /// - Parameter first: the first word after the command.
  func misuse(
    of word: String?, after first: String?, among known: [String]
  ) -> Context.Problem {
    let wrong = known.contains(word?.lowercased() ?? "") ? nil : word
    let meant = wrong.flatMap { Spelling.nearest(to: $0, among: known) }
    return .line(
      .wrongUse(
        name, usages: usages(beginningWith: [first?.lowercased(), meant]), meant: meant))
  }

  /// The forms that begin with one of these words, else all.
  private func usages(beginningWith words: [String?]) -> [String] {
    let listed = forms.filter(\.isListed)
    let begun = listed.filter { form in
      form.parts.first?.literal.map { words.contains($0) } ?? false
    }
    return (begun.isEmpty ? listed : begun).map { $0.usage(of: name) }
  }

  /// The fixed words, one of which has to come first; empty where another word may.
  var neededFirstWords: [String] {
    let forms = forms.filter { $0.isListed && !$0.parts.isEmpty }
    let words = forms.compactMap { $0.parts.first?.literal }
    return words.count == forms.count ? words.uniqued() : []
  }

  /// The fixed words that its forms begin with.
  var firstWords: [String] { forms.compactMap { $0.parts.first?.literal } }

  /// The options as help lists them. If the values of an option differ from form to form, all are named.
  public var optionRows: [(usage: String, meaning: String)] {
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
    return [flatMap { $0.split(separator: "|") }.uniqued().joined(separator: "|")]
  }
}
