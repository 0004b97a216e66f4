extension Chinese {
  /// Why a line was not done.
  static let shellProblems: [String: String] = [
    // The line itself.
    "No command is called %1.%2 Type help to see them all.": "没有叫 %1 的命令。%2 输入 help 可以看到全部命令。",
    "%1 could be %2. Type more of it.": "%1 可能是 %2。请再多输入几个字母。",
    "No command is called %1. Scripts spell commands out: %2": "没有叫 %1 的命令。脚本里的命令要写全：%2",
    "%1 is used like this: %2. Type help %3 for more.": "%1 的用法：%2。输入 help %3 查看详细说明。",
    "%1 needs a value: %2": "%1 需要一个值：%2",
    "%1 takes no value. Leave out what follows the =.": "%1 不带值。请去掉 = 和它后面的内容。",
    "%1 cannot be %2. It is %3.": "%1 不能是 %2，只能是 %3。",
    "%1 has no options. Leave out %2.": "%1 没有选项。请去掉 %2。",
    "%1 has no option %2.%3": "%1 没有 %2 选项。%3",

    // Names.
    "No lesson is called %1.%2": "没有叫 %1 的课。%2",
    "There is no page %1. Give a number from 1 to %2, or the id of a section.":
      "没有 %1 这一页。请输入 1 到 %2 之间的页码，或者某一节的 id。",
    "Nobody is called %1 in this trace.%2": "这份追踪记录里没有叫 %1 的参与者。%2",
    """
    There is no contract for %1: no lesson of this pattern has a section of `type: contract`. \
    Type lessons to see which there are.
    """:
      "没有 %1 的契约：这种架构的课里没有 `type: contract` 的小节。输入 lessons 看看有哪些课。",

    // What has to come first.
    "No pattern is in use. Type: %1": "还没有选定架构。请输入：%1",
    "Nothing has happened yet. Type: launch": "还什么都没有发生。请输入：launch",
    "There is no lesson here. Name a directory that holds some: --lessons DIR":
      "这里没有课。请指定放课的目录：--lessons DIR",
    "There is no lesson and no scenario. Name a directory of lessons, or a file.":
      "没有课，也没有剧本。请指定放课的目录，或者一个文件。",
    "Which scenario? Type, for instance: run mvc rename. All of them: scenarios":
      "哪个剧本？请输入，例如：run mvc rename。查看全部剧本：scenarios",
    """
    No lessons and scenarios were found. Start with `lifeline --lessons DIR`, or set \
    LIFELINE_LESSONS to their directory.
    """:
      "没有找到课和剧本。请用 `lifeline --lessons DIR` 启动，或者把 LIFELINE_LESSONS 设为它们所在的目录。",
    "%1 has no store for all of its view state. Type where to see where it lives, or: use mvc-vs":
      "%1 没有统一存放视图状态的 Store。输入 where 看看视图状态都在哪里，或者输入：use mvc-vs",
    "No lesson is open. Type lessons to see which there are.": "还没有打开课。输入 lessons 看看有哪些课。",
    "Nobody can be asked here. To forget it nevertheless, add --force.":
      "这里没法请人确认。确实要清除的话，请加上 --force。",
    "No progress is kept here. Start lifeline without --no-progress.":
      "现在不保存进度。启动 lifeline 时请不要加 --no-progress。",
    "This page asks nothing. Type: next": "这一页没有题目。请输入：next",
    "That was the last hint. skip shows the answer.": "已经没有别的提示了。skip 直接看答案。",
    "This page sets no task. Type lesson to see it once more.": "这一页没有任务。输入 lesson 再看一遍这一页。",
    "This question cannot be asked: %1 lifeline check tells where.":
      "这道题出不了：%1 lifeline check 会指出在哪里。",
    "This is the last page of %1. Type lessons to choose another one.":
      "这是 %1 的最后一页。输入 lessons 选另一课。",
    "This is the first page of %1. Type: next": "这是 %1 的第一页。请输入：next",
    "`-` reads from a pipe, as in: lifeline run mvc - < FILE. Here, write a name.":
      "`-` 表示从管道读取，例如：lifeline run mvc - < FILE。在这里请写名字。",
    "The input holds no action. Write one a line, such as: launch": "输入里没有操作。请一行写一个，例如：launch",

    // Files.
    "%1 cannot be read: %2": "读不了 %1：%2",
    "%1 is there already. Choose another name, or add --force to replace it.":
      "%1 已经存在。请换一个名字，或者加上 --force 覆盖它。",
    "%1 cannot be written: %2": "写不了 %1：%2",
    "The lesson %1 cannot be read:": "%1 这一课读不了：",
    "there is no such file. Check the name and the directory.": "没有这个文件。请检查文件名和目录。",
    "it is a directory. Name a file.": "这是一个目录。请指定一个文件。",
    "it is not UTF-8 text. Name a text file.": "这不是 UTF-8 文本。请指定一个文本文件。",
    "it is not an ordinary file. Choose another name.": "这不是普通文件。请换一个名字。",
    "there is no such directory. Make it first, or choose another one.": "没有这个目录。请先创建它，或者换一个目录。",
    "it is not allowed. Check the permissions, or choose another place.": "没有权限。请检查权限，或者换一个位置。",
  ]
}
