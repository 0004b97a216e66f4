extension Chinese {
  /// What is said before the first prompt, and by `--help`.
  static let program: [String: String] = [
    // The terminal.
    "the output could not be written: %1": "输出写不出去：%1",

    // The command line.
    """
    Lifeline 0.1 · one app, many architectures · type help
    New here? Type: lesson welcome
    """:
      """
    Lifeline 0.1 · 一个 App，多种架构 · 输入 help 看命令
    第一次来？请输入：lesson welcome
    """,
    "-c and %1 are too much at once. Put all into -c.": "-c 和 %1 不能同时用。请都放进 -c。",
    "%1 belongs to a command, as in: lifeline run mvc rename --format jsonl":
      "%1 要跟着命令用，例如：lifeline run mvc rename --format jsonl",
    "%1 cannot be read. Name a text file of commands.": "读不了 %1。请指定一个写着命令的文本文件。",
    "\"%1\" is neither a command nor a file.%2": "\"%1\" 既不是命令，也不是文件。%2",
    "%1 Type: lifeline --help": "%1 请输入：lifeline --help",
    "%1. Type: lifeline --help": "%1。请输入：lifeline --help",

    // Its help.
    "One app under many architectures, and what its objects say to each other.":
      "同一个 App，多种架构，看看它的对象之间都说些什么。",
    """
    lifeline                        the shell
    lifeline COMMAND WORDS…         one command of the shell, as in: lifeline run mvc rename
    lifeline -c COMMAND -c COMMAND  commands, one after the other
    lifeline FILE                   commands from a file, or from standard input for -
    """:
      """
    lifeline                        进入 shell
    lifeline COMMAND WORDS…         shell 的一个命令，例如：lifeline run mvc rename
    lifeline -c COMMAND -c COMMAND  几个命令，依次执行
    lifeline FILE                   执行文件里的命令；写 - 则从标准输入读取
    """,
    "lifeline help lists the commands, lifeline help COMMAND explains one.":
      "lifeline help 列出命令，lifeline help COMMAND 详细说明一个命令。",
    "A command to do; may be given several times.": "要执行的命令；可以写多次。",
    "A command with its words, or a file of commands, or - for standard input.":
      "一个命令和它的参数，或者一个写着命令的文件，或者 - 表示标准输入。",
    "How answers look": "输出的样子",
    "For some commands": "用于部分命令",
    "What to show, for commands that draw": "显示哪些内容（用于画图的命令）",
    "Where lessons and scenarios lie.": "课和剧本所在的目录。",
    "Do not remember what is typed.": "不记住输入过的内容。",
    "Do not keep what is learned.": "不保存学习进度。",
    "Show long answers without a pager.": "长的回答不用分页器显示。",
    "auto, always or never.": "auto、always 或 never。",
  ]
}
