import Localization
import Workshop

// What a verdict finds in the code itself, without a run of it.

extension CompilerMessage {
  /// Without the advice to leave the code untraced, which is no way out of an exercise, and without the macro's name.
  fileprivate var wordsWithoutWayOut: String {
    words.replacing(/, or mark (it|them) @Untraced/, with: "")
      .replacing(#/ \(from macro '\w+'\)$/#, with: "")
  }
}

extension IdleTest {
  var words: String {
    suite.map {
      localized(
        "edit/\(file):\(line): this test is not run. Put it between the braces of \($0), and write @Test before it."
      )
    }
      ?? localized(
        "edit/\(file):\(line): this test is not run. `Tests/Tests.swift` lists the suites that are run."
      )
  }
}

extension UndrawnMember {
  var words: String {
    mark.map {
      localized(
        "edit/\(file):\(line): what is in this extension is not drawn. Write \($0) before `extension`."
      )
    }
      ?? localized(
        "edit/\(file):\(line): a property is drawn only in the class itself. Move it into \(type).")
  }
}

extension RecordingGap {
  var words: String {
    switch self {
    case .untraced(let name, let file, let line):
      localized(
        "edit/\(file):\(line): the class \(name) is not recorded. Write @Traced and its role above it, as above the other classes."
      )
    case .otherRole(let name, let file, let line, let role):
      localized(
        "edit/\(file):\(line): the class \(name) has another role than before. Write @Traced(\(role))."
      )
    case .forbidden(let word, let file, let line):
      localized(
        "edit/\(file):\(line): \(word) changes what is recorded. The exercise is done without it.")
    case .untraceable(let message): message.wordsWithoutWayOut
    case .outsideAccess(let access):
      (access.place.map { "edit/\($0.file):\($0.line): " } ?? "") + access.words
    case .hidden(let change):
      localized(
        "In \(change.scenario), after \(change.action), \(change.owner).\(change.property) changes where nothing is recorded, such as while a view loads. Change it in a method of its own."
      )
    }
  }
}

extension OutsideAccess {
  fileprivate var words: String {
    switch kind {
    case .needs:
      localized(
        "your code uses \(name), which reaches out of the app. Use the app's own classes, the standard library, and Foundation's values and formats."
      )
    case .replaces:
      localized("your code puts \(name) in the place of another. Give it a name of its own.")
    case .section:
      localized("your code has a section \(name), which the system reads. Write it without.")
    case .word:
      localized(
        "\(name) changes what the compiler makes of your code. The exercise is done without it.")
    }
  }
}
