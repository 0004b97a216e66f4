extension Chinese {
  /// Writing lessons, reading them again, and lessons taken from files.
  static let shellAuthoring: [String: String] = [
    "a lesson of your own, to begin with": "新建一课你自己的课程",
    "a scenario of your own, to begin with": "新建一个你自己的剧本",
    "Writes a file that runs as it is, with one page of each sort, into the directory of lessons: lifeline --lessons DIR names it. Take the lesson with lesson NAME. When you save the file, the page that lies open is read again; an empty line shows it.":
      "在课程目录里写一个能直接运行的文件，每种页面各一页：目录用 lifeline --lessons DIR 指定。用 lesson NAME 上这一课。保存文件后，打开的那一页会重新读取；输入空行就能看到。",
    "It works as it is. Look: %1": "它现在就能用。请看：%1",
    "It works as it is. Look: %1, and there: %2": "它现在就能用。请看：%1，然后：%2",
    "%1 cannot be the name of a %2: it is made of small letters and digits, with single hyphens between them. Type: new %3 %4":
      "%1 不能作为 %2 的名字：名字由小写字母和数字组成，中间用单个连字符。请输入：new %3 %4",
    "A lesson is called %1 already: %2. Choose another name.": "已经有一课叫 %1：%2。请换一个名字。",
    "a file of this name is in the way. Choose another one.": "那里已有一个同名文件。请换一个。",
    "write a file of answers to fill in": "写一个待填的答案文件",
    "a lesson taken from a file of answers, and judged": "用一个答案文件上完一课，并评分",
    "such a file, with every question and no answer": "这样的文件，列出所有问题，没有答案",
    "A line of the file is the id of a section, a colon and the answer: letters as they are shown, words, or for a task actions with ` ; ` between them. skip leaves one out, and lines that begin with # are remarks. `-` reads the answers from a pipe. The status is 0 when all that is asked is answered rightly, else 1. Nothing of it is kept with what you have done.":
      "文件的每一行是小节的 id、冒号和答案：显示的字母、单词，任务则是用 ` ; ` 隔开的动作。skip 表示跳过，以 # 开头的行是备注。`-` 从管道读取答案。全部答对时状态码为 0，否则为 1。这些都不会记入你的学习进度。",
    "Write your answer behind the colon: letters, words, or for a task\nactions, as in: launch ; tap \"+\"\nWhat you leave empty is not answered. skip says that you mean to.":
      "把答案写在冒号后面：字母、单词，任务则写动作，\n例如：launch ; tap \"+\"\n空着就是没有作答。skip 表示有意跳过。",
    "This lesson asks nothing.": "这一课没有提问。",
    "%1 of %2 right.": "答对 %1 题，共 %2 题。",
    "%1 is no answer. Write the id of a section, a colon and the answer, as in: quiz: b":
      "%1 不是答案。请写小节的 id、冒号和答案，例如：quiz: b",
    "%1 has an answer in line %2 already. Leave one of them out.":
      "%1 在第 %2 行已经有答案了。请去掉一个。",
    "no section is called %1.": "没有叫 %1 的小节。",
    "the section %1 asks nothing.": "小节 %1 没有提问。",
    "this file is larger than %1 bytes. Is it the right one?":
      "这个文件超过 %1 字节。是不是弄错了文件？",
    "%1 has changed and cannot be read. The page stays as it was.":
      "%1 有改动，但读不了。页面保持原样。",
    "%1 has changed and was read again.": "%1 有改动，已重新读取。",
    " This page is as it was.": "这一页没有变化。",
    "It was sent before: it is message %1.": "它之前已经发送过：是第 %1 条消息。",
    "The contract allows it, but it is not sent in this run.": "契约允许它，但这次运行里没有发送。",
    "It is not sent in this run.": "这次运行里没有发送它。",
  ]
}
