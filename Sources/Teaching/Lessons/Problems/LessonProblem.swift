/// Something wrong in a lesson or a scenario, and where.
public struct LessonProblem: Error, Hashable, Sendable {
  public var file: String
  public var location: Location
  public var kind: Kind

  public init(_ file: String, _ location: Location, _ kind: Kind) {
    self.file = file
    self.location = location
    self.kind = kind
  }

  public enum Kind: Hashable, Sendable {
    // Files.
    case noDirectory
    case unreadable
    case notAFile
    case badFileName
    case outsideDirectory
    case tooLarge(limit: Int)
    case lineTooLong(limit: Int)
    case notUTF8
    case duplicateLesson(id: String, first: String)

    // Front matter.
    case noFrontMatter
    case openFrontMatter
    case notKeyAndValue(String)
    case badYAML(String)
    case unknownKey(String, nearest: String?, known: [String])
    case missingKey(String)
    case badID(String)
    case unknownVersion(String)

    // Headings and their attributes.
    case textBeforeHeading
    case openComment
    case noAttributes
    case wordsBeforeAttribute(String)
    case duplicateAttribute(String)
    case emptyAttribute(String)
    case unknownType(String, nearest: String?, known: [String])
    case idleAttribute(String, type: String)
    case missingAttribute(String, type: String)
    case bothRunAndActions
    case setupWithoutActions
    case duplicateSection(id: String, firstLine: Int)

    // Contents.
    case tooDeep(limit: Int)
    case openDetails
    case deadLink(String)
    case linkOutside(String)
    case linkScheme(String)
    case noTable
    case unknownRole(String, nearest: String?, known: [String])
    case unknownMessageKind(String, nearest: String?, known: [String])
    case duplicateRow(String)
    case unknownOperation(String, nearest: String?, known: [String])
    case unknownExemption(String, nearest: String?, known: [String])
    case wrongRuleWord(String, expected: String)
    case unfinishedRule(expected: RulePart)
    case strayRuleWord(String)
    case badAsk(String)
    case fewChoices(Int)
    case tickedChoices(Int, isPrediction: Bool)
    case noReason
    case strayReason
    case noSubject
    case noHint
    case emptyHint
    case noExplanation
    case badMessage(String)
    case fewMessages(Int, least: Int)
    case noForm
    case noGoals
    case noClaims
    case badPredicate(String)
    case goalWithoutCode
    case noSolution

    case unknownConcept(String, nearest: String?, known: [String])
    case tooManySteps(Int, limit: Int)

    // What stands where nobody reads it, or twice.
    case noBox
    case strayBox
    case looseBox
    case sameChoice(firstLine: Int)
    case severalMessages
    case looseMessage
    case severalStatements
    case looseStatement
    case choicesWithoutQuestion
    case solutionWithoutTask
    case secondSolution
    case drawingWithoutRun
    case secondDrawing
    case drawingWithoutName
    case textBelowChoices
    case swallowedHeading
    case strayComment

    // Translations.
    case attributeInTranslation(String)
    case sectionWithoutOriginal(String)
    case missingTranslation(ids: [String])
    case noDigest(id: String)
    case staleTranslation(id: String)
    case differs(Difference)

    // Scenarios.
    case noTitle
    case lateSetup
    case noActions
    case unknownScenarioWord(String)
  }
}

extension LessonProblem {
  /// Where a translated section says something else to a program than the original does.
  public enum Difference: Hashable, Sendable {
    case id(original: String)
    case choices(Int, original: Int)
    case hints(Int, original: Int)
    case ticks
    case messages
    case statements
    case solution
    case contract
  }
}

extension LessonProblem {
  /// What a rule of a contract is made of.
  public enum RulePart: Hashable, Sendable {
    case operation
    case role
    case kind(example: String)
    case exemption(known: [String])
    case word(String)
  }
}

extension LessonProblem: Comparable {
  public static func < (a: LessonProblem, b: LessonProblem) -> Bool {
    (a.file, a.location, a.kind.message) < (b.file, b.location, b.kind.message)
  }
}

/// What was read, as far as it could be, and everything that is wrong with it.
public struct Reading<Value: Sendable>: Sendable {
  public var value: Value?
  public var problems: [LessonProblem]
}

extension Reading: Equatable where Value: Equatable {}
