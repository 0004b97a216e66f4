import Grammar

extension Command {
  /// Every command, in the order of help.
  static let all: [Command] =
    beginning + actions + looking + comparing + learning + shell

  private static let beginning: [Command] = [use, run, apps, patterns, scenarios]
  private static let looking: [Command] = [
    screen, diagram, lens, kinds, messages, find, step, goto, breakAt, watch, continueRun,
    undo, redo, actionList, branches, code, why, state, objects, whereState, load, render, export,
  ]
  private static let comparing: [Command] = [
    contract, compare, diff, costs, mistakes, mistake, tests, generate, leakcheck, log,
    viewState,
  ]
  private static let learning: [Command] = [
    lessons, lesson, next, previous, say, hint, skip, task, replay, free, notes, recap,
    progress, review, exercise, check, take, new, classroom, site,
  ]
  private static let shell: [Command] = [
    help, set, show, language, alias, unalias, source, history, completions, manual, quit,
  ]

  /// Those that a learner needs, in the order in which they are met.
  static let forBeginners: [Command] =
    [lesson, next, previous, hint, use]
    + actions.filter { ["launch", "tap", "open"].contains($0.name) }
    + [run, step, screen, compare, review, quit]
}
