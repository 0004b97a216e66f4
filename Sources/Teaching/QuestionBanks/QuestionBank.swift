/// The questions of lessons, with all that a program needs to ask them and to judge the answers.
public struct QuestionBank: Equatable, Sendable {
  public var chapters: [Chapter]

  /// Those of one lesson.
  public struct Chapter: Equatable, Sendable {
    /// `lifeline-mvc`, or `lifeline-mvc-zh-Hans`.
    public var id: String
    public var title: String
    public var questions: [BankQuestion]
    /// What was meant to ask something, perhaps, and could not be read.
    public var misread: [String]

    public init(
      id: String, title: String, questions: [BankQuestion], misread: [String] = []
    ) {
      self.id = id
      self.title = title
      self.questions = questions
      self.misread = misread
    }
  }

  public init(_ chapters: [Chapter]) {
    self.chapters = chapters
  }

  public var questions: [BankQuestion] { chapters.flatMap(\.questions) }
  public var misread: [String] { chapters.flatMap(\.misread) }
}
