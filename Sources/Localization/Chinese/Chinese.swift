/// All that is said in Chinese, by the English words.
public enum Chinese {
  public static let phrases: [String: String] = [
    actions, classReport, contracts, course, diagrams, lessonContents, lessonFiles, lessonStrays,
    mermaid, mistakes, program, progress, punctuation, screens, sentences, shellAnswers,
    shellAuthoring, shellCommands, shellExports, shellLessons, shellOptions, shellProblems,
    shellShowing, shellStepping,
  ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
