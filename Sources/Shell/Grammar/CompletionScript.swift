/// The shells of terminals that can complete the words of a program, each with the script that it reads. The script asks
/// the program itself, so it never has to be made again.
public nonisolated enum CompletionScript: String, Choice {
  case bash, zsh, fish

  /// The first argument when a script asks; the words that it asks about come after it, and none of them is an option.
  public static let request = "--complete"

  /// Each candidate is expected on a line of its own, as `Completer.lines` writes them.
  public func text(for program: String) -> String {
    let text =
      switch self {
      case .bash: Self.bashText
      case .zsh: Self.zshText
      case .fish: Self.fishText
      }
    return text.replacing("REQUEST", with: Self.request).replacing("PROGRAM", with: program)
  }

  private static let bashText = #"""
    _PROGRAM() {
      local line words=() word current
      # bash takes --format=svg apart at the =, and PROGRAM wants it whole.
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
    complete -F _PROGRAM PROGRAM
    """#

  private static let zshText = #"""
    #compdef PROGRAM
    _PROGRAM() {
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
      (( $#candidates )) && _describe PROGRAM candidates
      case $files in
        (:files) _files ;;
        (:directories) _files -/ ;;
      esac
    }
    if [[ $funcstack[1] == _PROGRAM ]]; then _PROGRAM "$@"; else compdef _PROGRAM PROGRAM; fi
    """#

  private static let fishText = #"""
    function __PROGRAM_complete
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
    complete -c PROGRAM -f -a '(__PROGRAM_complete)'
    """#
}
