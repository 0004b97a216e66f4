extension Chinese {
  /// What is said on the pages of lessons, and about progress.
  static let shellLessons: [String: String] = [
    // Pages.
    """
    Page %1 of %2. This is the end. recap writes down what you learned; lessons shows what else \
    there is.
    """:
      "第 %1 页，共 %2 页。这一课到此结束。recap 列出学到的内容；lessons 看看还有哪些课。",
    "Page %1 of %2. Type next to go on.": "第 %1 页，共 %2 页。输入 next 继续。",
    "Page %1 of %2. hint helps, skip shows the answer.": "第 %1 页，共 %2 页。hint 给提示，skip 看答案。",
    "Page %1 of %2. Type what to do. hint helps, task shows this page, skip shows a solution.":
      "第 %1 页，共 %2 页。请输入要做的操作。hint 给提示，task 再看这一页，skip 看一种解法。",
    "Type a letter.": "请输入一个字母。",
    "More than one is right. Type all their letters, as in: a c": "正确的不止一个。请输入它们的全部字母，例如：a c",
    "Which of these stands where? Type the letters of (1), (2) and so on, as in: %1":
      "哪一个该放在哪里？请依次输入 (1)、(2)…… 的字母，例如：%1",
    "Type the letters in the right order, as in: %1": "请按正确的顺序输入字母，例如：%1",
    "Type the word. If it is a command, too: say WORD": "请输入这个词。如果它恰好也是命令：say WORD",
    "This is what happens.": "实际发生的就是这一条。",
    "The contract knows no message from %1 to %2.": "契约里没有从 %1 到 %2 的消息。",
    "It is sent, but later: it is message %1.": "它会发送，但要晚一些：是消息 %1。",
    "One of these is right. Type one letter, from a to %1.": "只有一个是对的。请输入一个字母，从 a 到 %1。",
    "There is no choice %1. They go from a to %2.": "没有 %1 这个选项。选项从 a 到 %2。",
    "These are %1, and %2 are needed. Type every letter once.": "这里有 %1 个，需要 %2 个。每个字母输入一次。",
    "%1 stands there twice. Type every letter once.": "%1 出现了两次。每个字母输入一次。",
    "Type an answer, or hint, or skip.": "请输入答案，或者 hint，或者 skip。",
    "You left this lesson here. From its beginning: lesson %1 1": "上次学到这里。想从头开始：lesson %1 1",
    "The task is not done yet. hint helps, skip shows; next once more leaves it open.":
      "任务还没完成。hint 给提示，skip 看解法；再输入一次 next 就先放着。",
    "The question is still open. hint helps, skip shows; next once more leaves it open.":
      "这道题还没答。hint 给提示，skip 看答案；再输入一次 next 就先放着。",
    "You have not answered anything in this lesson yet.": "这一课还没有答过题。",
    "recap --output FILE keeps this in a file.": "recap --output FILE 把它存到文件里。",
    "*(shown, not answered)*": "*（看了答案，没有作答）*",

    // Answers.
    "The answer: %1": "答案：%1",
    "Not yet.": "还不对。",
    "Right.": "对。",
    "Try again, hint (%1 left), or skip.": "再试一次，或者 hint（还有 %1 条），或者 skip。",
    "Try again, or skip.": "再试一次，或者 skip。",
    "One right choice is missing.": "还漏了 1 个正确的选项。",
    "%1 right choices are missing.": "还漏了 %1 个正确的选项。",
    "The first one is not right.": "第一个就不对。",
    "The first one is right, the second is not.": "第一个对，第二个不对。",
    "The first %1 of %2 are right.": "%2 个里面，前 %1 个是对的。",
    "It is another word.": "不是这个词。",

    // Tasks.
    "the set-up of this page": "这一页的准备步骤",
    "%1 (no longer)": "%1（又不成立了）",
    "Done: all goals are met.": "完成：目标全部达成。",
    "the solution of this page": "这一页的解法",
    "A solution:": "一种解法：",
    "Hint %1 of %2": "提示 %1/%2",
    "The app is yours. lesson leads back to %1.": "App 归你了。输入 lesson 回到《%1》。",
    "No notes on this page.": "这一页没有备注。",
    "this page": "这一页",

    // Progress.
    "Progress is not kept. %1": "进度没有保存。%1",
    "This was not kept. %1": "这一次没有保存。%1",
    "in %1": " %1 ",
    "in all lessons": "全部课程",
    "1 answer": "1 次作答",
    "%1 answers": "%1 次作答",
    "This forgets what you did %1: %2. Type yes to do it; anything else leaves all as it is.":
      "这会清除%1的进度：%2。输入 yes 或“是”确认；输入别的就什么都不变。",
    "Forgotten: what you did %1.": "已清除%1的进度。",
    "Taken in: %1 new, %2 known already.": "已导入：%1 条新的，%2 条原来就有。",
    "1 concept is due. Type: review": "有 1 个概念该复习了。请输入：review",
    "%1 concepts are due. Type: review": "有 %1 个概念该复习了。请输入：review",
    "Answer something, and it comes back here.": "答几道题，以后就会在这里复习。",
    "Nothing is due today. The next is due on %1.": "今天没有要复习的。下一次在 %1。",
    "%1 answered, %2 right at the first try": "答了 %1 题（一次答对 %2 题）",
    "1 task done": "完成 1 个任务",
    "%1 tasks done": "完成 %1 个任务",
    "1 hint": "用了 1 条提示",
    "%1 hints": "用了 %1 条提示",
    "not begun": "还没开始",
    "begun": "已开始",
    "%1; left at %2": "%1；停在 %2",
    "Due today: %1": "今天该复习：%1",
    "Nothing to review yet. Answer questions in a lesson, and they come back here: lessons":
      "还没有要复习的。先在课里答几道题，以后会在这里再出现：lessons",
    "Review": "复习",
  ]
}
