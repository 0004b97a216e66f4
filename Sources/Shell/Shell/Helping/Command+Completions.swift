import Cells
import Localization

extension Command {
  static let completions = Command(
    "completions", .shell, to: "a script that lets Tab complete lifeline in your shell",
    example: ["completions bash"],
    details: """
      The script asks lifeline itself, so it stays up to date. bash: lifeline completions bash > \
      ~/.local/share/bash-completion/completions/lifeline. zsh: write it into a file _lifeline in a \
      directory of fpath. fish: lifeline completions fish > ~/.config/fish/completions/lifeline.fish.
      """,
    Form(.one(.terminalShell), run: Session.completions))
}

extension Argument<CompletionScript> {
  fileprivate static var terminalShell: Self { .init(choice: CompletionScript.choices) }
}

extension Session {
  fileprivate func completions(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(Styled(try request[.terminalShell].text))
  }
}

/// The shells of terminals that can complete `lifeline`, each with the script that it reads.
public nonisolated enum CompletionScript: String, Choice {
  case bash, zsh, fish

  /// What stands before the words that a script asks about. Behind it, nothing is an option.
  public static let request = "--complete"

  /// Each candidate comes on a line of its own, with what it means behind a tab. `:files` says that names
  /// of files fit, and `:directories` that names of directories do.
  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    _lifeline() {
      local line words=() word current
      # bash takes --format=svg apart at the =, and lifeline wants it whole.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ${#words[@]} -gt 0 && ( $word == = || ${words[-1]} == --*= ) ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
      done
      current=${words[-1]}
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == :files || $line == :directories ]]; then
          compopt -o filenames
          [[ $line == :files ]] && line=-f || line=-d
          while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen $line -- "$current")
        else
          line=${line%%$'\t'*}
          [[ $current == --*=* ]] && line=${line#*=}
          COMPREPLY+=("$(printf '%q' "$line")")
        fi
      done < <("${COMP_WORDS[0]}" REQUEST "${words[@]}" 2> /dev/null)
    }
    complete -F _lifeline lifeline
    """#.replacing("REQUEST", with: request)

  private static let zshText = #"""
    #compdef lifeline
    _lifeline() {
      local line files
      local -a candidates
      while IFS= read -r line; do
        if [[ $line == :files || $line == :directories ]]; then
          files=$line
        else
          # _describe wants a colon before what a candidate means.
          candidates+=("${${${line%%$'\t'*}//\/\\}//:/\:}${${(M)line:#*$'\t'*}:+:${line#*$'\t'}}")
        fi
      done < <("${(Q)words[1]}" REQUEST "${(@Q)words[2,CURRENT]}" 2> /dev/null)
      (( $#candidates )) && _describe lifeline candidates
      case $files in
        (:files) _files ;;
        (:directories) _files -/ ;;
      esac
    }
    if [[ $funcstack[1] == _lifeline ]]; then _lifeline "$@"; else compdef _lifeline lifeline; fi
    """#.replacing("REQUEST", with: request)

  private static let fishText = #"""
    function __lifeline_complete
      set -l words (commandline -opc) (commandline -ct)
      for line in ($words[1] REQUEST $words[2..-1] 2> /dev/null)
        if test "$line" = :files
          __fish_complete_path (commandline -ct)
        else if test "$line" = :directories
          __fish_complete_directories (commandline -ct) ""
        else
          echo $line
        end
      end
    end
    complete -c lifeline -f -a '(__lifeline_complete)'
    """#.replacing("REQUEST", with: request)
}
