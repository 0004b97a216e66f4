extension Chinese {
  /// What `help` says of the options.
  static let shellOptions: [String: String] = [
    // Names.
    "queries, data-source pulls and returned values too": "查询、数据源的取值和返回值也显示",
    "numbered sentences instead of a drawing": "不画图，改用带编号的句子",
    "draw with ASCII signs only": "只用 ASCII 字符画图",
    "the columns to use, from 20 to 1000": "使用的列数，20 到 1000",
    "how to draw": "画法",
    "show the set-up of the scenario too": "剧本的准备步骤也显示",
    "what to write": "输出的格式",
    "write to a file instead of the screen": "写到文件里，而不是屏幕上",
    "replace the file if there is one": "文件已存在时覆盖它",
    "which role holds which, over the whole run": "整个运行过程中哪个角色持有哪个角色",
    "one JSON object a line, for programs": "一行一个 JSON 对象，供程序读取",
    "the language to speak": "使用的语言",
    "whose progress it is": "是谁的进度",
    "bring drawings and digests of lessons up to date": "更新课文里的图和摘要值",
    "show what is said among participants, roles or kinds": "只看某些参与者、角色或消息种类之间的消息",
    "leave participants, roles or kinds out": "略去某些参与者、角色或消息种类",
    "show what is said from or to participants or roles, or in kinds": "只看某些参与者或角色收发的消息，或某些种类的消息",
    "draw widgets as screens, repetitions as loops, calls as one row each":
      "控件并入页面，重复的画成循环，一次调用只占一行",
    "how many levels of nesting to show": "显示几层嵌套",
    "which messages to show, by number": "显示哪些消息，按编号",
    "which turns to show": "显示哪几轮",

    // Values.
    "a number from 20 to 1000": "20 到 1000 之间的数",
    "one of %1, since nobody ran it": "%1 之一，因为它不是运行得来的",
  ]
}
