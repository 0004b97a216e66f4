extension Chinese {
  /// What `help` says of the commands.
  static let shellCommands: [String: String] = [
    // Act, compare, look.
    "The answer shows what the app's objects said, then its screen.": "先显示 App 的对象之间说了什么，再显示屏幕。",
    "the same scenario in two patterns, and its figures in all": "同一个剧本在两种架构下的对话，以及在各种架构下的指标",
    "Side by side where the width allows it, else one after the other.": "宽度够就左右并排，不够就一前一后。",
    "who may send what to whom, and who did": "谁可以给谁发哪种消息，实际又发了哪些",
    """
    Shows the contract from the pattern's lesson. Without a pattern: that of the run at hand, \
    with how many messages went each way and which of them break the contract.
    """:
      "显示这种架构的课里写的契约。不写架构名时，显示当前这次运行的契约，以及每个方向上发了多少条消息、哪些违反了契约。",
    "all that was recorded, drawn again": "把记录下来的全部内容重新画一遍",
    "what is said among some": "只看这几个之间的消息",
    "leave some out": "略去这几个",
    "what is said from or to some": "只看这几个发出或收到的消息",
    "screens, rounds or calls in short": "折叠页面控件、重复的轮次或调用",
    "so many levels of nesting": "只看这么多层嵌套",
    "messages by number": "按编号看消息",
    "some turns": "只看某几轮",
    "hide nothing any more": "不再隐藏任何内容",
    """
    Shows everything since use, or since the set-up of the last run, or the trace that was \
    loaded. A NAME is a participant (PlayVC), a role (Model) or a kind of message (observer); N \
    folds one call with all below it, NAME every call to somebody. What is said in one line \
    holds together: diagram only Controller Model depth 4. It stays on for diagrams, runs, \
    actions and messages until it is changed, and what is hidden is counted. Numbers stay what \
    they are. The options do the same for one drawing.
    """:
      """
    显示 use 以来、上一次运行的准备步骤以来，或者读入的追踪记录里的全部内容。\
    NAME 可以是参与者（PlayVC）、角色（Model）或消息种类（observer）；\
    N 折叠一次调用及其下面的全部内容，NAME 折叠对某个对象的每一次调用。写在同一行的条件同时生效：\
    diagram only Controller Model depth 4。设置对之后的图、运行、\
    操作和消息列表一直有效，直到改掉；隐藏了多少会注明。编号不变。用选项来写则只对一张图有效。
    """,
    "look at a trace from a file": "看一份存在文件里的追踪记录",
    """
    Reads a trace in JSON Lines. diagram, messages, state and screen show it until you act or \
    run something.
    """:
      "读入 JSON Lines 格式的追踪记录。在你操作或运行别的之前，diagram、messages、state 和 screen 显示的都是它。",
    "show a trace or a Mermaid file": "显示一份追踪记录或一个 Mermaid 文件",
    """
    Draws a trace in JSON Lines or a sequence diagram in Mermaid's language, or writes it in \
    another format. On the command line, `-` reads it from a pipe. Lines of Mermaid that are not \
    understood are listed with line and column, and the rest is drawn.
    """:
      """
    把 JSON Lines 格式的追踪记录或 Mermaid 时序图画出来，或者写成另一种格式。\
    在命令行上，`-` 表示从管道读取。Mermaid 里看不懂的行会连同行号和列号列出来，其余的照画。
    """,
    "what the app shows now": "App 现在的屏幕",
    "all messages, one a line": "列出全部消息，一行一条",
    "The numbers are those of the diagram.": "编号和图上的一致。",
    "who is alive, and who holds whom": "有哪些对象活着，谁持有谁",
    "who holds one object, and whom it holds": "谁持有某个对象，它又持有谁",
    """
    ═▶ holds and keeps alive, ╌▷ knows and does not. Each object stands once, where the fewest \
    properties lead to it; --all shows widgets too. Read from the declarations and the living \
    objects: what only a closure or a timer holds cannot be seen. --table tells which role held \
    which in the whole run.
    """:
      """
    ═▶ 是强引用，╌▷ 只是认识、不持有。每个对象只出现一次，在从根走到它经过的属性最少的地方；\
    --all 把控件也显示出来。这些是从属性声明和活着的对象读出来的：只被闭包或定时器持有的看不到。\
    --table 列出整个运行过程中哪个角色持有过哪个角色。
    """,
    "what the objects hold now": "各个对象现在的属性值",
    "Without a name: every object that has properties of its own.": "不写名字时，列出所有带属性的对象。",
    "where each piece of view state lives in this pattern": "这种架构里，每一项视图状态放在哪里",
    "What is on the screen that is no data, and which objects keep it.": "屏幕上哪些东西不是数据，由哪些对象保存着。",

    // Begin.
    "run a scenario from the beginning": "从头运行一个剧本",
    """
    The pattern may be left out when one is in use. You can go on from where the scenario ends. \
    On the command line, `-` for the scenario reads actions from a pipe.
    """:
      "已经选定架构时，可以不写架构名。剧本结束以后，可以接着往下操作。在命令行上，剧本写成 `-` 表示从管道读取操作。",
    "the scenarios, or one in full": "列出剧本，或显示某个剧本的全文",
    "choose a pattern and begin anew": "选一种架构，从头开始",
    """
    Sets the app up afresh, not yet running. What was recorded before is forgotten; an open \
    lesson waits for lesson.
    """:
      "换一个全新的、还没启动的 App。之前的记录会被清掉；打开着的课先放在一边，输入 lesson 就能回去。",
    "the patterns there are": "列出各种架构",

    // Patterns.
    "how patterns go wrong, as variants that run": "各种架构的反例，都能真的运行",
    "make a mistake and see what comes of it": "运行一个反例，看看后果",
    "run the pattern as it should be again": "恢复正确的写法",
    """
    Runs the scenario that shows it. It stays on for what you do next: every action and every \
    run of the pattern.
    """:
      "运行最能说明问题的剧本。之后的每次操作、这种架构的每次运行都会带着这个反例，直到关掉。",
    "the kind of test that fits a pattern, run and shown": "运行适合这种架构的测试，并显示源码",
    "Each test runs on a device of its own; its source is what you see.":
      "每个测试都在自己的一台设备上运行；显示的就是它的源码。",
    "everything the interface did, where a pattern logs it": "界面日志：界面上发生过的一切（要架构有记录才行）",
    "go back, or forth, to a place in the log": "跳到日志里的某一处，往前往后都行",
    """
    Only a pattern that keeps all view state in one store can do this: MVC+VS. Ticks are left \
    out.
    """:
      "只有把全部视图状态放在一个 Store 里的架构才做得到：MVC+VS。时钟走动不记入日志。",
    "the view state, where a pattern keeps all of it in one value": "全部视图状态（要架构把它放在一个值里才行）",
    "set a part of the view state by hand; the screen follows": "手动修改视图状态的一部分，屏幕会跟着变",
    "As in `set folderViews[0].editing true`. Only MVC+VS has such a value.":
      "例如 `set folderViews[0].editing true`。只有 MVC+VS 有这样一个值。",

    // Learn.
    "hold every lesson against the app, as it runs": "拿实际运行的 App 检查每一课",
    """
    Makes every run, compares drawings and answers with it, tries the goals of tasks with their \
    solutions, holds contracts against every scenario and mistakes against their rules, and \
    looks translations through. A path is a directory of lessons or one file. Problems are told \
    as file:line:column. --write draws drawings anew and notes what translations were made from.
    """:
      """
    把每次运行都跑一遍，核对图和答案，用参考解法验证任务的目标，用每个剧本核对契约，按规则核对反例，\
    并检查译文。PATH 是放课的目录或单个文件。问题以 file:line:column 的形式报告。\
    --write 重新生成图，并记下译文依据的原文版本。
    """,
    "the lessons there are": "列出所有的课",
    "open a lesson, page by page": "打开一课，一页一页地看",
    """
    Without an id: the page that lies open, or the one that free left. Runs are made while you \
    look, and you can go on from where they end. PAGE is a number or the id of a section.
    """:
      "不写 id 时，显示打开着的那一页，或者用 free 离开的那一页。页面上的运行都是当场进行的，可以接着往下操作。PAGE 是页码或某一节的 id。",
    "the next page of the lesson": "下一页",
    "the page before": "上一页",
    "help with the question or task, a bit at a time": "给题目或任务一条提示，一次一条",
    "show the answer and explain it": "直接看答案和理由",
    "answer the question, when the answer is a command, too": "答案恰好也是命令时，用它来回答",
    "the task once more, and which goals are met": "再看一遍任务，以及哪些目标已经达成",
    "this page from its beginning": "把这一页从头再来一遍",
    "leave the lesson to play; lesson leads back": "暂时离开课文去玩 App；输入 lesson 回来",
    """
    The app stands where the page left it, and is yours. The page, and what you have done on it, \
    wait: lesson opens it again.
    """:
      "App 停在这一页留下的状态，随你操作。这一页和你在上面做过的都会保留，输入 lesson 就能接着来。",
    "what this page says to teachers": "这一页给教师的备注",
    "what this lesson taught you, as Markdown": "这一课学到的内容，以 Markdown 形式",
    """
    The questions you answered, with their answers, the tasks you did, and what the lesson \
    itself says at its end. --output FILE keeps it.
    """:
      "答过的题和答案、完成的任务，以及课文结尾的小结。--output FILE 把它存下来。",
    "what you have done in each lesson, and what is due": "每一课学到哪里了，哪些该复习了",
    "forget one lesson, or all of them": "清除某一课的进度，或全部进度",
    "write all of it down, for another machine or a teacher": "导出全部进度，带到另一台机器或交给老师",
    "take in what was written down elsewhere": "导入在别处导出的进度",
    """
    Kept on this machine only, in a database that several shells may use at once. reset asks \
    first; where nobody can be asked it needs --force. Importing twice adds nothing. --name says \
    whose file it is.
    """:
      """
    进度只存在这台机器上的一个数据库里，可以同时打开几个 Lifeline。reset 会先确认；\
    没人可问的时候要加 --force。重复导入不会多出什么。--name 写明这是谁的进度。
    """,
    "be asked what is due, a few days later": "过几天，把该复习的题再答一遍",
    """
    Every concept that you were asked about comes back: after a day, then 3, 7, 14, 30, 60 and \
    120 days while you know it, and the next day when you do not. Each is asked with the \
    question that you have not seen for the longest time.
    """:
      "考过的每个概念都会再出现：一天以后，答对的话再过 3、7、14、30、60、120 天；答错就第二天再来。每次用最久没见过的那道题来考。",

    // The shell.
    "all commands, or one in full": "列出全部命令，或详细说明一个命令",
    "leave (so does Ctrl-D)": "退出（Ctrl-D 也可以）",
    "help COMMAND says more about one of them.": "help COMMAND 详细说明一个命令。",
    "the language of lessons and answers": "课文和回答用的语言",
    "Words of commands, names in drawings and the words on the app's screen stay English.":
      "命令、图上的名字和 App 屏幕上的文字仍是英文。",
    "To begin": "开始",
    "In the app": "操作 App",
    "To look closer": "细看",
    "Patterns": "架构",
    "Lessons": "课程",
    "The shell": "Shell",
  ]
}
