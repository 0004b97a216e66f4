extension Request {
  /// Whether an empty line steps through the run: after run, and after each step that an empty line made. Where steps are
  /// guessed, an empty line shows nothing.
  func offersSteps(after offered: Bool) -> Bool {
    form.traits.contains(.offersSteps)
      || (offered && form.traits.contains(.isStep) && words.isEmpty)
  }

  /// Whether it moves towards the beginning of the run: `step back`, `find previous`.
  var goesBack: Bool { ["back", "previous"].contains(form.fixedWords.first) }

  /// Whether it shows messages of the run, or what they led to.
  var looksAtRun: Bool {
    form.traits.contains(.looksAtRun)
      || (form.traits.contains(.looksAtRunUnlessNamed) && words.allSatisfy { Int($0) != nil })
      || (form.traits.contains(.looksAtRunWithOneWord) && words.count == 1)
  }

  /// Whether its answer is neither for a program nor for a file.
  var isForPeople: Bool {
    // `export` has its format as a word.
    let format = (try? ifGiven(.traceFormat)) ?? options.traceFormat
    return !self[.json] && self[.output] == nil && [.text, .plain].contains(format)
      && options.differenceFormat == .text
  }

  /// Whether its answer goes on until Ctrl-C.
  var isEndless: Bool { form.traits.contains(.isEndless) }
}
