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
    "a command to do; may be given several times": "要执行的命令；可以写多次",
    "How answers look": "输出的样子",
    "where lessons and scenarios lie": "课和剧本所在的目录",
    "do not remember what is typed": "不记住输入过的内容",
    "do not keep what is learned": "不保存学习进度",
    "show long answers without a pager": "长的回答不用分页器显示",
    "when to use colours": "什么时候用颜色",
    "show the version": "显示版本",
    "show this help": "显示这段帮助",
    "Options": "选项",

    // Completion scripts and the man page.
    "a script that lets Tab complete lifeline in your shell": "让你的 shell 用 Tab 补全 lifeline 的脚本",
    """
    The script asks lifeline itself, so it stays up to date. bash: lifeline completions bash > \
    ~/.local/share/bash-completion/completions/lifeline. zsh: write it into a file _lifeline in a \
    directory of fpath. fish: lifeline completions fish > ~/.config/fish/completions/lifeline.fish.
    """:
      """
    脚本会去问 lifeline 自己，所以不会过时。bash：lifeline completions bash > \
    ~/.local/share/bash-completion/completions/lifeline。zsh：把它写进 fpath 里某个目录的文件 _lifeline。\
    fish：lifeline completions fish > ~/.config/fish/completions/lifeline.fish。
    """,
    "the man page, in roff": "手册页，roff 格式",
    "To read it: lifeline manual > lifeline.1, then man ./lifeline.1":
      "要阅读它：先 lifeline manual > lifeline.1，再 man ./lifeline.1",
    "NAME": "名称",
    "SYNOPSIS": "用法",
    "DESCRIPTION": "说明",
    "OPTIONS": "选项",
    "ENVIRONMENT": "环境变量",
    "EXIT STATUS": "退出状态",
    "one app under many architectures, and what its objects say to each other":
      "同一个 App，多种架构，看看它的对象之间都说些什么",
    """
    Without words, lifeline is a shell. With a command and its words it does this one \
    command, and with a file, or - for standard input, the commands in it.
    """:
      """
    后面什么都不写，lifeline 就是一个 shell。写一个命令和它的参数，就执行这一个命令；写一个文件，\
    或者用 - 表示标准输入，就执行其中的命令。
    """,
    "the directory of lessons and scenarios": "课和剧本的目录",
    "the language, where no option says it": "语言，选项没有指定时用它",
    "set to anything, no colours": "只要设置了，就不用颜色",
    "what shows long answers": "用来显示长的回答的程序",
    "Done.": "完成。",
    "What was asked for failed.": "要做的事没有成功。",
    "The command line was not understood.": "命令行看不懂。",
  ]
}
