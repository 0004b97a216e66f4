import Lessons
import Localization
import Workshop

nonisolated extension ShellProblem {
  /// An exercise, its folder, or what it needs to be judged.
  public enum Exercise: Sendable {
    case unknown(String, known: [String])
    /// Its page is wrong: the author has to mend it.
    case unreadable(String, LessonProblem)
    /// A file of the exercise is wrong: the author has to mend it.
    case lesson(LessonProblem)
    /// The directory, as it was named.
    case folder(String, ExerciseFolder.Problem)
    /// The directory is no folder of an exercise. With the command as it was typed.
    case noFolder(String, command: String)
    /// The exercise is not in the lessons any more.
    case gone(String)
    /// `check` in place of `exercise check`, with the directory of the lessons.
    case checksLessons(in: String)
    case judge(Judge.Failure)
    /// The directory, as it was named.
    case noTrace(String)
    /// Why a version makes no run.
    case noRun([String])
    /// No program is known that could open these files. With a line that names one.
    case noEditor([String], line: String)
    /// There is no keyboard, so no editor can be used for these files.
    case noTerminal([String])
    case editorFailed([String])
  }
}

nonisolated extension ShellProblem.Exercise {
  var message: String {
    switch self {
    case .unknown(let name, let known):
      localized("There is no exercise \(name.quoted).\(meant(name, known)) To see all: exercise")
    case .unreadable(let name, let problem):
      localized("The exercise \(name.quoted) cannot be read:\n\(problem.description)")
    case .lesson(let problem): problem.description
    case .folder(let directory, let problem): Self.message(problem, directory)
    case .noFolder(let directory, let command):
      localized(
        """
        \(directory.quoted) is not a folder of an exercise. Write its name after the command, as in: \(command) DIR. \
        To make one, type: exercise start NAME
        """)
    case .gone(let name):
      localized(
        "This folder is for the exercise \(name.quoted), which these lessons do not have. If it comes from lessons in a folder of their own, name that: lifeline --lessons DIR. To see all: exercise"
      )
    case .checksLessons(let directory):
      localized(
        "check judges lessons. For your exercise, type: exercise check. For all lessons, type: check \(directory.typedWord)"
      )
    case .judge(let failure): Self.message(failure)
    case .noTrace(let directory):
      localized(
        "There is no trace in \(directory.quoted) yet. To make one: exercise check \(directory.typedWord)"
      )
    case .noRun(let reasons):
      localized(
        "This version makes no run to look at. To make one of your own: exercise check, then exercise trace"
      ) + "\n" + reasons.joined(separator: "\n")
    case .noEditor(let files, let line):
      localized(
        "No editor is known. The files are \(files.listed(.and)). Name an editor in your system's shell, as in: \(line)"
      )
    case .noTerminal(let files):
      localized(
        "An editor needs a terminal, and there is none here. The files are \(files.listed(.and)).")
    case .editorFailed(let files):
      localized(
        "The editor ended with an error. Look at $VISUAL and $EDITOR. The files are \(files.listed(.and))."
      )
    }
  }

  /// Those that begin with the word, if there are some.
  private func meant(_ name: String, _ known: [String]) -> String {
    let found = known.filter { $0.hasPrefix(name.lowercased()) }
    guard !name.isEmpty, (1...6).contains(found.count) else { return guess(name, known) }
    return localized(" Did you mean \(found.map(\.quoted).listed(.or))?")
  }

  private static func message(_ problem: ExerciseFolder.Problem, _ directory: String) -> String {
    switch problem {
    case .exists(isExercise: true):
      localized(
        "\(directory.quoted) already exists, so nothing was written. Name another directory. To begin again in it: exercise reset \(directory.typedWord)"
      )
    case .exists(isExercise: false):
      localized(
        "\(directory.quoted) already exists, and is not a folder of an exercise, so nothing was written. Name another directory."
      )
    case .unwritable(let path, let reason):
      localized(
        "\(path.quoted) in \(directory.quoted) cannot be written: \(reason). Look whether the disk is full, and whether you may write there."
      )
    case .notReset(let kept, let reason):
      localized(
        "What you wrote is in \(kept), but the files of the start could not be written: \(reason). To try it again: exercise reset \(directory.typedWord)"
      )
    case .missing(let path):
      localized(
        "\(path.quoted) is missing in \(directory.quoted). Put it back. To begin again, and keep what you wrote: exercise reset \(directory.typedWord)"
      )
    case .unreadable(let path, let reason):
      localized(
        "\(path.quoted) in \(directory.quoted) cannot be read: \(reason). Look at its permissions, and whether it is a file."
      )
    case .notText(let path):
      localized("\(path.quoted) is not UTF-8 text. Save it as UTF-8.")
    }
  }

  private static func message(_ failure: Judge.Failure) -> String {
    switch failure {
    case .toolchain(let problem): message(problem)
    case .notCompiled(let words):
      localized("The compiler did not come to its end. It says nothing about your code:\n\(words)")
    case .brokenPattern(let words):
      localized(
        "The app's own code does not build. It says nothing about your code. Get Lifeline's sources again, then type swift build:\n\(words)"
      )
    case .notLinked(let words):
      localized("Your code was compiled, but could not be linked:\n\(words)")
    case .notRun(let words):
      localized("The program with your code could not be started:\n\(words)")
    case .notReported:
      localized(
        "The report of the run could not be written. Look whether the disk is full, and whether your code closes files that it has not opened."
      )
    case .noScenario(let name):
      localized("The exercise asks for the scenario \(name.quoted), which is not there.")
    case .notPlayed(let name, let pattern, let words):
      localized(
        "\(pattern) as it is cannot play the scenario \(name.quoted), so there is nothing to hold your code against: \(words) To see what is wrong with the lessons: check"
      )
    case .notWritten(let words):
      localized("What is built could not be written: \(words). Look whether the disk is full.")
    }
  }

  private static func message(_ problem: Toolchain.Problem) -> String {
    switch problem {
    case .noModules:
      localized(
        """
        Exercises are built with the modules that Lifeline was built of, and these are not next to this program. Get \
        Lifeline's sources and Swift, and start it there: swift run lifeline
        """)
    case .moved(let former, let now):
      localized(
        """
        Lifeline was built in \(former.quoted), and its folder is \(now.quoted) now. What was built works only where it was \
        built. In \(now.quoted), type: swift build
        """)
    case .outdated(let source):
      localized(
        """
        \(source.quoted) has changed since Lifeline was built, so your code cannot be held against it. In Lifeline's \
        sources, type: swift build
        """)
    case .otherSwift(let built, let now):
      localized(
        """
        Lifeline was built with another Swift (\(built)) than the one that is here now (\(now)). In Lifeline's sources, \
        type: swift build
        """)
    case .incomplete(let part):
      localized(
        """
        Lifeline's build is not complete: \(part.quoted) is missing, or older than its sources. In Lifeline's sources, \
        type: swift build
        """)
    case .noPlan(let words):
      localized(
        """
        Exercises are built as the package manager builds Lifeline, and it did not say how. In Lifeline's sources, \
        type: swift build
        It said:
        \(words)
        """)
    }
  }
}
