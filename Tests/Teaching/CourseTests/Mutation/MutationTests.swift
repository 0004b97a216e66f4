import Lessons
import TestSupport
import Testing

@testable import Course

/// Mistakes that an author can make, in the shipped lessons.
@Suite struct MutationTests {
  @Test(arguments: LessonPart.files)
  func `an answer that is wrong is always found`(file: String) throws {
    let parts = Seed.share(of: try LessonPart.all(of: file))
    for part in parts { #expect(part.findings(in: part.lines).map(\.description) == []) }
    let answers = parts.flatMap { part in part.brokenAnswers.map { (part, $0) } }
    let silent = try answers.filter { try !isFound($0.1, in: $0.0) }.map(\.1.name)
    #expect(silent == [], "\(silent.joined(separator: "\n"))")
  }

  private func isFound(_ broken: BrokenAnswer, in part: LessonPart) throws -> Bool {
    try !part.findings(in: broken.lines).isEmpty
      || broken.isHeading && !part.findingsOfTranslation(when: broken.lines).isEmpty
  }

  private static let mutations = LessonPart.files.flatMap { file in
    LineMutation.allCases.map { (file, $0) }
  }

  @Test(arguments: await Seed.share(of: Self.mutations))
  func `whatever happens to a line, what is found lies in the file`(
    file: String, mutation: LineMutation
  ) throws {
    let parts = try LessonPart.all(of: file)
    for seed in Seed.some(oneIn: 60) {
      // Each file has a case of its own.
      var random = SplitMix64(seed: file.utf8.reduce(seed.value) { $0 &* 31 &+ UInt64($1) })
      let part = random.pick(parts)
      let lines = mutation.applied(
        to: part.lines, at: random.below(part.lines.count), &random)
      for finding in part.findings(in: lines) {
        let place = finding.location
        let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil
        #expect(
          line.map { (1...$0.count + 1).contains(place.column) } == true,
          "seed \(seed), \(part.name): \(finding)")
      }
    }
  }
}
