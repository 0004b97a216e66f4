extension Chinese {
  /// A report on a class, from the files that it handed in.
  static let classReport: [String: String] = [
    // What it consists of.
    "Class report": "班级报告",
    "Who needs help": "谁需要帮助",
    "What to talk about": "值得讨论的题目",
    "Look at these files": "这些文件要看一下",
    "Questions, the hardest first": "题目，最难的在前",
    "Concepts, the weakest first": "概念，最弱的在前",
    "Learners, and what each did in which lesson": "学生，以及各人在每一课里做了什么",
    "Tasks": "任务",
    "How to read this": "怎么读这份报告",
    "Where this comes from": "数据来源",
    "Nobody stands out.": "没有人特别落后。",
    "No question stands out.": "没有特别难的题目。",
    "Made on this machine, from these files. Nothing of it was sent anywhere.":
      "由这些文件在本机生成，没有向任何地方发送任何内容。",

    // Figures.
    "1 learner": "1 名学生",
    "%1 learners": "%1 名学生",
    "%1 lessons": "%1 课",
    "%1 questions": "%1 道题",
    "%1 to %2": "%1 到 %2",
    "nothing yet": "还什么都没做",
    "%1 out of %2": "%1/%2",
    "%1 of %2 right at once": "一次答对 %1/%2",
    "%1 right at once": "一次答对 %1",
    "%1 of %2 questions: %3": "%2 题中试了 %1 题：%3",
    "%1 later": "后来答对 %1",
    "%1 still wrong": "仍未答对 %1",
    "%1 shown": "看了答案 %1",
    "%1 skipped": "跳过 %1",
    "%1 done": "完成 %1",
    "1 solution shown": "看了 1 个解法",
    "%1 solutions shown": "看了 %1 个解法",
    "%1 tries on average": "平均试 %1 次",
    "discrimination %1 (%2 learners)": "区分度 %1（%2 名学生）",
    "%1 answered: %2": "%1 人答：%2",
    "and %1 other wrong answers, all of them in the CSV": "还有 %1 种错误答案，全部在 CSV 里",
    "(nothing)": "（空）",
    "choice %1, which is not there any more": "选项 %1，现在已经没有了",
    "not in the lesson any more": "课程里已经没有这道题",
    "its lesson is not here": "这里没有这一课",

    // Columns.
    "question": "题目",
    "right at once": "一次答对",
    "tries": "次数",
    "shown": "看答案",
    "skipped": "跳过",
    "hints": "提示",
    "discrimination": "区分度",
    "wrong answers": "错误答案",
    "concept": "概念",
    "learner": "学生",
    "later": "后来答对",
    "still wrong": "仍未答对",
    "tasks done": "完成任务",
    "days": "日期",
    "task": "任务",
    "done": "完成",

    // How to read it.
    """
    Right at once is right at the first try, of all who tried. To have the answer shown is a try; \
    to skip a question is none. What few tried comes behind what many missed.
    """:
      """
    “一次答对”指第一次就答对，只算试过的人。看答案算试过，跳过不算。试的人少的题，排在许多人答错的题后面。
    """,
    """
    Discrimination, from -1 to 1, says how far those who know the rest know this, too. It is told \
    from %1 learners on; below 0.2 the question is worth a look.
    """:
      """
    区分度从 -1 到 1，表示其他题答得好的人在多大程度上也会这道题。至少有 %1 名学生才给出；\
    低于 0.2 的题值得看一看。
    """,

    // Files.
    """
    %1 bear the same name, %2, and have nothing in common. They are told apart by their files. If \
    it is one person, ask for one file with all of it: progress import, then progress export.
    """:
      """
    %1 用的是同一个名字 %2，内容却没有相同之处，所以按文件分开统计。如果是同一个人，\
    请他交一个包含全部内容的文件：先 progress import，再 progress export。
    """,
    """
    %1 share %2 entries that can have come to be only once. Either one file was copied from \
    another, or one person used several names. They count for each.
    """:
      """
    %1 有 %2 条相同的记录，而这样的记录只可能产生一次：要么有人抄了别人的文件，\
    要么一个人用了几个名字。这些记录对每个名字都计算。
    """,
    "%1 It is not counted. %2": "%1不计入报告。%2",
    "Ask for it once more, written with `progress export`.":
      "请对方用 `progress export` 重新导出一份。",
    "there is no file in this directory. Name another one.": "这个目录里没有文件。请指定另一个目录。",
    "No file can be counted. Name files that were written with `progress export`.":
      "没有一个文件可以计入。请指定用 `progress export` 导出的文件。",
  ]
}
