import Cells
import Files
import Grammar
import Localization

/// Answers the commands that make the shell your own: settings, aliases, and the lines that you typed.
final class SettingsCommands: Room {
  let renderer: RunRenderer
  /// The options of the command line. They win over the file of settings.
  private let given: Options
  private(set) var aliases = Aliases()
  /// The files of commands that are being read, the outermost first.
  var openFiles: [String] = []
  /// Whether the file of settings is being read.
  var isReadingFile = false

  init(renderer: RunRenderer) {
    self.renderer = renderer
    given = renderer.display.options
  }

  /// Where settings are read from at the start; `nil` where no place is known.
  var file: String? {
    environment.configuration?.appendingPathComponent("config").path.withHomeShortened
  }
}

// MARK: set

extension SettingsCommands {
  func list(_ request: Request) -> Reply {
    let rows = Setting.all.map { setting in
      ("\(setting.name) \(setting.value(display))", localized(setting.meaning))
    }
    let list = Rows(rows: rows).styled(width: width)
    guard let file else { return Reply(list) }
    let remark = localized("To keep settings, write them into \(file), as in: set show screen")
    return Reply(.stack([list, .wrapped(remark, to: width, .faint)]))
  }

  /// - Returns: `false` when the command line says it already, and wins over the file.
  func set(_ setting: Setting, to word: String) throws(ShellProblem) -> Bool {
    if isReadingFile, let option = setting.option, given[option] != nil { return false }
    try setting.set(word, in: display)
    return true
  }

  func confirmation(of setting: Setting) -> Reply {
    let news = localized("\(setting.name) is \(setting.value(display)) now.")
    return Reply(.wrapped(news, to: width) + advice(toKeep: setting))
  }

  func advice(toKeep setting: Setting) -> Styled {
    file.map {
      let words = localized("To keep it, write this line into \($0): \(setting.line(display))")
      return .wrapped(words, to: width, .faint)
    } ?? Styled()
  }

  /// A setting alone, or a name that is none.
  func describe(_ name: String) throws(ShellProblem) -> Reply {
    guard let setting = Setting.all.first(where: { $0.name == name.lowercased() }) else {
      throw .name(.unknownSetting(name, known: Setting.all.map(\.name)))
    }
    let row = (
      setting.line(display), localized("\(localized(setting.meaning)). It takes \(setting.usage).")
    )
    return Reply(Rows(rows: [row]).styled(width: width))
  }
}

// MARK: Aliases

extension SettingsCommands {
  func listAliases(_ request: Request) -> Reply {
    guard !aliases.names.isEmpty else {
      return reply(localized("There are no aliases. To make one: alias again run mvc rename"))
    }
    let rows = aliases.names.map { ($0, aliases[$0] ?? "") }
    return Reply(Rows(rows: rows).styled(width: width))
  }

  func showAlias(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try request[.alias]
    guard let line = aliases[name] else { throw unknown(name) }
    return Reply(Rows(rows: [(name, line)]).styled(width: width))
  }

  func addAlias(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try request[.alias].lowercased()
    let words = try request.all(.aliasedLine)
    let isCommand = Session.commands.has(name)
    guard !isCommand, !name.isEmpty, !name.contains(where: \.isWhitespace) else {
      throw .name(.notForAlias(name, isCommand: isCommand))
    }
    let line = words.count == 1 ? words[0] : words.asTyped
    aliases = try adding(line, as: name)
    return reply(localized("\(name) stands for: \(line)"))
  }

  /// - Throws: where the line would not begin with a command.
  private func adding(_ line: String, as name: String) throws(ShellProblem) -> Aliases {
    var known = aliases
    known[name] = line
    let first = Words(known.expanded(line)).words.first ?? ""
    do throws(ShellProblem) {
      _ = try Session.commands.named(first, orShort: display.mode == .interactive)
    } catch {
      throw known[first] == nil ? error : .name(.aliasOfItself(name))
    }
    return known
  }

  func removeAlias(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try request[.alias]
    guard aliases[name] != nil else { throw unknown(name) }
    aliases[name] = nil
    return reply(localized("\(name) stands for nothing any more."))
  }

  private func unknown(_ name: String) -> ShellProblem {
    .name(.unknownAlias(name, known: aliases.names))
  }
}

// MARK: History

extension SettingsCommands {
  private static let usualCount = 20

  /// The last lines that were typed, with their numbers.
  func history(_ request: Request) throws(ShellProblem) -> Reply {
    let lines = environment.history?() ?? []
    guard !lines.isEmpty else {
      return reply(localized("No line was typed at the prompt yet."))
    }
    let count = try request.ifGiven(.count) ?? Self.usualCount
    let rows = lines.enumerated().suffix(count).map {
      (String($0.offset + 1), $0.element.printable)
    }
    return Reply(Rows(rows: rows).styled(width: width))
  }
}
