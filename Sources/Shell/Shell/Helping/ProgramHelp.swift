import Cells
import Localization

/// What `lifeline --help` says.
public enum ProgramHelp {
  /// - Parameter options: those of the program itself.
  public static func text(_ options: OptionList, width: Int) -> Styled {
    .stack([
      .wrapped(
        localized("One app in many architectures, and the messages between its objects."),
        to: width),
      Styled(
        localized(
          """
          lifeline                        the shell
          lifeline COMMAND WORDS…         one command of the shell, as in: lifeline run mvc rename
          lifeline -c COMMAND -c COMMAND  commands, one after the other
          lifeline FILE                   commands from a file, up to the first that fails
          lifeline -                      the same from standard input
          """)),
      Styled(localized("Options"), .heading) + options.styled(width: width),
      Styled(localized("How answers look"), .heading) + OptionList.answers.styled(width: width),
      .wrapped(
        localized("lifeline help lists the commands, lifeline help COMMAND explains one."),
        to: width),
    ])
  }
}
