import Files
import Localization
import Progress
import Trace

nonisolated extension ShellProblem {
  public enum File: Sendable {
    case unreadable(String, Reason)
    case notATrace(String, TraceFileProblem)
    /// A drawing where a trace is needed.
    case isDrawing(String)
    /// A Markdown file in which no drawing is.
    case noDrawing(String)
    /// A Markdown file with more drawings than a format has room for.
    case severalDrawings(String, count: Int, format: String)
    /// A file that was to be drawn, without a sign.
    case empty(String)
    case neitherTraceNorDrawing(String)
    /// A file in a format that is written and never read.
    case onlyWritten(String, format: String)
    case notProgress(String, ProgressFileProblem)
    case exists(String)
    /// A directory that is not empty.
    case folderInUse(String)
    /// A format that cannot be shown on a screen.
    case required(format: String)
    case unwritable(String, Reason)
    /// A file of commands that would be read while it is being read.
    case sourcesItself(String)
    /// It is no longer what it was when a command began to read it.
    case changed(String)
    /// A command in the file of settings that is none.
    case notASetting(String)
    /// A format for other programs, at the prompt, and a name that the file could have.
    case notForReading(format: String, suggestion: String)
    /// A file for one format whose name promises another one.
    case namedAs(String, String, format: String, ending: String)
    /// A file whose name promises a picture in a format that is not written.
    case namedAsPicture(String, ending: String)
    /// A file whose name is numbers of messages.
    case namedAsSteps(String)
    /// A file that is named as an argument, and another one with `--output`.
    case twoNames(String, String)
    /// Writing was interrupted.
    case interrupted(String)

    public enum Reason: Sendable {
      /// Not UTF-8 from a place on; `nil` for what was piped in.
      case notText(BrokenText?)
      case missing, directory, notAFile, noFolder, inTheWay
      /// What the program prints goes into the file that is to be written.
      case ownOutput
      /// A path such as `/dev/fd/5`.
      case descriptor
      /// A part of what was being written.
      case draftRemoved
      /// With the name that a file could have.
      case endsInSlash(String)
      /// A part of the path, which should be a directory.
      case partIsFile
      /// What is to be read is no regular file.
      case pipeOrDevice
      case denied, readOnly, full, longName
      /// In bytes: what the system allows this program; `nil` when it is the disk that takes no larger file.
      case tooLarge(limit: Int?)
      /// Another error, in the words of the system.
      case system(String)
    }
  }
}

nonisolated extension ShellProblem.File {
  var message: String {
    switch self {
    case .unreadable(let file, let reason):
      localized("\(file.quoted) cannot be read: \(reason.wordsOnReading)")
    case .notATrace(let file, let problem): "\(file): \(problem.words)"
    case .isDrawing(let file):
      localized(
        """
        \(file.quoted) is a drawing in Mermaid's language, not a trace. To draw it: render \
        \(file.typedWord)
        """)
    case .noDrawing(let file):
      localized(
        "\(file.quoted) has no sequence diagram. One begins with a line ```mermaid and a line sequenceDiagram."
      )
    case .severalDrawings(let file, let count, let format):
      localized(
        "\(file.quoted) has \(count) diagrams, and --format \(format) writes one. Put each into a file of its own."
      )
    case .empty(let file):
      localized(
        "\(file.quoted) is empty. What is drawn is a trace (JSON Lines) or a Mermaid sequence diagram."
      )
    case .neitherTraceNorDrawing(let file):
      localized(
        """
        \(file.quoted) is neither a trace (JSON Lines) nor a Mermaid sequence diagram. The first line of a diagram \
        is: sequenceDiagram
        """)
    case .onlyWritten(let file, let format):
      localized(
        """
        \(file.quoted) has the format \(format), which Lifeline writes and does not read. Name a file in the format \
        jsonl or mermaid.
        """)
    case .notProgress(let file, let problem): "\(file.quoted): \(problem.message)"
    case .exists(let file):
      localized(
        "\(file.quoted) already exists. Choose another name, or add --force to replace it.")
    case .folderInUse(let folder):
      localized(
        """
        \(folder.quoted) is not empty. Choose another name, or add --force: it replaces files of \
        the same names and keeps all others.
        """)
    case .required(let format):
      localized("\(format) cannot be shown on a screen. Name a file: --output FILE")
    case .notASetting(let command):
      localized(
        "\(command) is not done from this file: it is for set, show, language and alias. Remove the line."
      )
    case .notForReading(let format, let file):
      localized(
        """
        \(format) is for other programs. Name a file, as in: export \(format) \(file). To see its text here: \
        export \(format) -
        """)
    case .namedAs(let other, let file, let format, let ending):
      localized(
        """
        \(file.quoted) is a name for \(other), and this would write \(format). Choose a name that ends in .\(ending), \
        or the format \(other).
        """)
    case .namedAsPicture(let file, let ending):
      localized(
        """
        \(file.quoted) cannot be written: there is no format \(ending). Write svg; a browser, or a program for \
        pictures, makes \(ending) from it.
        """)
    case .namedAsSteps(let file):
      localized(
        """
        \(file.quoted) would be the name of a file. For these messages only: --steps \(file). To use this name \
        all the same: ./\(file)
        """)
    case .unwritable(let file, let reason):
      localized("\(file.quoted) cannot be written: \(reason.words)")
    case .twoNames(let file, let other):
      localized("Two files are named: \(file.quoted) and \(other.quoted). Name one.")
    case .sourcesItself(let file):
      localized("\(file.quoted) reads itself. Remove this line.")
    case .changed(let file):
      localized(
        "\(file.quoted) was changed while it was being read, so the result is of no use. Type the command again."
      )
    case .interrupted(let file):
      localized(
        "Interrupted: nothing was written to \(file.quoted). To write it, type the command again.")
    }
  }
}

nonisolated extension ShellProblem.File.Reason {
  /// To be put after the name of a file that is to be read.
  var wordsOnReading: String {
    switch self {
    case .denied: localized("permission denied. Check the permissions, or name another file.")
    case .system(let words): localized("the system says: \(words). Name another file.")
    default: words
    }
  }

  /// To be put after the name of a file that is to be written.
  var words: String {
    switch self {
    case .missing: localized("there is no such file. Check the name and the directory.")
    case .directory: localized("it is a directory. Name a file.")
    case .endsInSlash(let file):
      localized("a name that ends in / is a directory. Name a file: \(file)")
    case .notText(nil): localized("it is not UTF-8 text. Name a text file.")
    case .notText(let place?):
      localized(
        "it is not UTF-8 text: line \(place.line), at byte \(place.byte) of the file. Save it as UTF-8, or name another file."
      )
    case .notAFile: localized("it is not a regular file. Choose another name.")
    case .descriptor:
      localized("a program has this file open under this name. Name the file by its own path.")
    case .ownOutput:
      localized("what this program prints goes into this file. Choose another name.")
    case .draftRemoved:
      localized(
        "another program removed a part of it while it was being written. Type the command again.")
    case .pipeOrDevice:
      localized(
        "it is not a regular file. Name a regular file; for render and load, - reads from a pipe.")
    case .noFolder: localized("there is no such directory. Make it first, or choose another one.")
    case .inTheWay: localized("a file of this name already exists. Choose another name.")
    case .partIsFile:
      localized("a part of the path is a file, not a directory. Choose another place.")
    case .denied: localized("permission denied. Check the permissions, or choose another place.")
    case .readOnly: localized("the disk is read-only. Choose another place.")
    case .full: localized("the disk is full. Make room, or choose another place.")
    case .tooLarge(let limit?):
      localized(
        "the system allows this program files of \(limit) bytes at most. Start it from a shell with a higher limit: ulimit -f unlimited"
      )
    case .tooLarge(nil):
      localized("the disk takes no file of this size. Choose another place.")
    case .longName: localized("the name is too long. Choose a shorter one.")
    case .system(let words): localized("the system says: \(words). Choose another place.")
    }
  }
}
