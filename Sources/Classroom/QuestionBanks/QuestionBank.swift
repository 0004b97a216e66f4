/// The questions of lessons, with all that another program needs to ask and grade them.
public struct QuestionBank: Equatable, Sendable {
  public var chapters: [Chapter]

  /// The questions of one lesson.
  public struct Chapter: Equatable, Sendable {
    /// `lifeline-mvc`, or `lifeline-mvc-zh-Hans`.
    public var id: String
    public var title: String
    public var questions: [BankQuestion]
    /// Sections that have a type but could not be read, as `lesson section`.
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

  /// The questions of all chapters, in order.
  public var questions: [BankQuestion] { chapters.flatMap(\.questions) }
  /// Sections of all chapters that have a type but could not be read, as `lesson section`.
  public var misread: [String] { chapters.flatMap(\.misread) }
}
