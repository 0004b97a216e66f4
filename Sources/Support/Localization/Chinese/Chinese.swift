/// All that is said in Chinese, by the English words.
public enum Chinese {
  public static let phrases: [String: String] = [
    actions, classPack, classReport, contracts, course, diagrams, exportedRuns,
    lessonContents, lessonFiles, lessonStrays, mermaid, mistakes, player, program, progress,
    punctuation, questions, screens, sentences, shellAnswers, shellAuthoring, shellCommands,
    shellExports, shellLessons, shellOptions, shellProblems, shellShowing, shellStepping,
  ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
