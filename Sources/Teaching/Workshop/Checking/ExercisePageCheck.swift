import Course
import Lessons
import Stage

/// What is wrong with exercises, as far as it shows without building: the scenarios and files that their pages name, and
/// their patches.
public struct ExercisePageCheck {
  /// How many wrong versions an exercise has at least.
  private static let fewestWrong = 2

  public private(set) var problems: [LessonProblem] = []
  private let exercises: LessonIndex
  private let isJudged: Bool
  /// By pattern.
  private var codes: [String: CodeFiles] = [:]

  /// - Parameter isJudged: whether the versions are judged afterwards, which tells more of patches without a reason.
  public init(_ exercises: LessonIndex, isJudged: Bool) {
    (self.exercises, self.isJudged) = (exercises, isJudged)
  }

  /// Adds what is wrong in the file of an exercise and in its translations.
  public mutating func read(_ entry: LessonIndex.Entry) {
    let original = exercises.lesson(entry)
    problems += original.problems
    guard let page = original.value else { return }
    for translation in entry.translations {
      problems += exercises.translation(translation, of: page).problems
    }
  }

  /// Adds what is wrong with the exercise in a file. Returns whether it can be judged; not so for a file without an
  /// exercise.
  public mutating func check(_ entry: LessonIndex.Entry) -> Bool {
    guard let page = exercises.exercise(entry.id) else {
      findWhyUnreadable(entry)
      return false
    }
    guard let pattern = Pattern(named: page.pattern) else {
      find(.code(.unknownPattern(page.pattern)), page.file, Location())
      return false
    }
    let before = problems.count
    checkRuns(of: page, pattern)
    checkNames(of: page)
    let code = code(of: page.pattern)
    // A patch under a wrong name makes others seem wrong.
    if !code.isEmpty, exercises.versions(of: page.id).misnamed.isEmpty {
      checkCode(of: page, code)
    }
    let canBeJudged = problems.count == before
    checkWrongVersions(of: page)
    return canBeJudged
  }

  /// A file without an exercise is a lesson, unless it is where exercises lie.
  private mutating func findWhyUnreadable(_ entry: LessonIndex.Entry) {
    if let page = exercises.lesson(entry).value, page.pattern == nil,
      page.sections.contains(where: { $0.exercise != nil })
    {
      find(.exercise(.noPattern), page.file, Location())
    } else if exercises.isOfExercises, let problem = exercises.whyUnreadable(entry.id),
      !problems.contains(problem)
    {
      problems.append(problem)
    }
  }

  /// Empty when the sources are not there.
  private mutating func code(of pattern: String) -> CodeFiles {
    if let code = codes[pattern] { return code }
    let code = PatternCode(pattern, in: exercises.sources)?.texts ?? [:]
    codes[pattern] = code
    return code
  }

  private mutating func find(
    _ problem: LessonProblem.Kind, _ file: String, _ place: Location
  ) {
    problems.append(LessonProblem(file, place, problem))
  }

  private mutating func find(
    _ problem: LessonProblem.ExerciseProblem, onKey key: String, of page: ExercisePage
  ) {
    find(.exercise(problem), page.file, page.section.place(of: key))
  }
}

extension ExercisePageCheck {
  private mutating func checkRuns(of page: ExercisePage, _ pattern: Pattern) {
    let known = exercises.scenarios(for: pattern).map(\.name)
    for name in page.exercise.runs where !known.contains(name) {
      do {
        guard try exercises.feature(name) == nil else { continue }
        find(.unknownScenario(UnknownWord(name, among: known)), onKey: "runs", of: page)
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func checkNames(of page: ExercisePage) {
    let versions = exercises.versions(of: page.id)
    problems += versions.misnamed
    guard page.exercise.kind != .test else {
      if versions.planted.isEmpty {
        find(.exercise(.nothingPlanted), page.file, page.section.location)
      }
      return
    }
    for version in versions.planted {
      find(.exercise(.plantedInVain(version.name)), versions.file(of: version), Location())
    }
  }

  /// - Parameter code: of the pattern.
  private mutating func checkCode(of page: ExercisePage, _ code: CodeFiles) {
    let versions = exercises.versions(of: page.id)
    guard let start = files(in: .start, of: versions, code),
      let solution = files(in: .solution, of: versions, code)
    else { return }
    for other in versions.wrong + versions.planted { _ = files(in: other, of: versions, code) }
    let known = Set(start.keys).union(solution.keys)
    for path in page.exercise.files where !known.contains(path) {
      let near = known.filter { $0.folderOfFile == path.folderOfFile }.sorted()
      find(.unknownFile(UnknownWord(path, among: near)), onKey: "edit", of: page)
    }
  }

  /// All files in a version; `nil` after a finding.
  private mutating func files(
    in version: LessonIndex.ExerciseVersion, of versions: ExerciseVersions, _ pattern: CodeFiles
  ) -> CodeFiles? {
    do {
      let code = try versions.code(version, in: pattern)
      guard let path = code.keys.filter({ $0.leadsOut }).min() else { return code }
      find(.exercise(.pathOutside(path)), versions.file(of: version), Location())
    } catch {
      problems.append(error)
    }
    return nil
  }

  private mutating func checkWrongVersions(of page: ExercisePage) {
    // A project has nothing that could be wrong yet.
    guard page.exercise.kind != .project else { return }
    let versions = exercises.versions(of: page.id)
    let wrong = versions.wrong
    guard versions.haveFolder else {
      find(.exercise(.noPatches(id: page.id)), page.file, page.section.location)
      return
    }
    if wrong.count < Self.fewestWrong {
      find(
        .exercise(.tooFewWrong(wrong.count, fewest: Self.fewestWrong)), page.file,
        page.section.location)
    }
    for version in [.start] + wrong { checkReason(of: version, versions) }
  }

  private mutating func checkReason(
    of version: LessonIndex.ExerciseVersion, _ versions: ExerciseVersions
  ) {
    let file = versions.file(of: version)
    let names = ExerciseVerdict.Layer.allCases.map(\.rawValue)
    if let reason = versions.note("fails", on: version) {
      guard !names.contains(reason) else { return }
      find(.exercise(.unknownValue(reason, of: "fails", choices: names)), file, Location())
    } else if !isJudged, (try? versions.patch(version)) != nil {
      find(.exercise(.unstatedReason(version.name, choices: names)), file, Location())
    }
  }
}

extension String {
  fileprivate var folderOfFile: Substring {
    lastIndex(of: "/").map { self[..<$0] } ?? ""
  }

  /// Whether this path is outside the folder that it is relative to.
  fileprivate var leadsOut: Bool {
    hasPrefix("/") || split(separator: "/").contains("..")
  }
}
