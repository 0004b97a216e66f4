import Documents

/// The programs, or kinds of them, to which questions can be taken.
public enum QuestionFormat: String, CaseIterable, Sendable {
  case moodle, gift, qti12, qti21, anki, csv

  /// Whether it is nothing for a screen.
  public var isArchive: Bool { self == .qti12 || self == .qti21 }
}

/// A bank as a program reads it.
public enum QuestionFile: Equatable, Sendable {
  case text(Lines)
  case archive(Archive)
}

extension QuestionBank {
  public func file(_ format: QuestionFormat) -> QuestionFile {
    switch format {
    case .moodle: .text(Moodle(bank: self).lines)
    case .gift: .text(GIFT(bank: self).lines)
    case .qti12: .archive(CanvasQuizzes(bank: self).archive)
    case .qti21: .archive(QTIPackage(bank: self).archive)
    case .anki: .text(AnkiNotes(bank: self).lines)
    case .csv: .text(QuestionTable(bank: self).lines)
    }
  }
}
