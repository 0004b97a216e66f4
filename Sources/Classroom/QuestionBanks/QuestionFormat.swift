import Documents

/// The formats in which questions can be exported.
public enum QuestionFormat: String, CaseIterable, Sendable {
  case moodle, gift, qti12, qti21, anki, csv
}

/// A bank in one of the formats.
public enum QuestionFile: Equatable, Sendable {
  case text(Lines)
  case archive(Archive)
}

extension QuestionBank {
  /// This bank in a format.
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
