extension Chinese {
  /// Ways out: `export` and `class`.
  static let shellExports: [String: String] = [
    // Commands.
    "A file name with spaces needs quotes. Type: %1 %2": "文件名里有空格，要加引号。请输入：%1 %2",
    "take the present run elsewhere": "把当前的运行带到别处",
    """
    Writes what diagram shows, in another form, into a file or onto the screen. The options choose \
    a part of it. FORMAT is one of %1. load and render read jsonl again.
    """:
      """
    把 diagram 显示的内容换一种形式，写到文件里或屏幕上。选项决定取其中的哪一部分。FORMAT 是 %1 之一。\
    jsonl 可以用 load 和 render 读回来。
    """,
    "what a teacher takes to class, and gets back": "老师带到课堂上的，和从课堂上收回来的",
    "handout, key, exercises, slides, pictures and pages": "讲义、答案、练习、幻灯片、图片和网页",
    "the questions of lessons for another program": "供其他程序使用的课程题目",
    "who did what, and how hard each question was": "谁做了什么，每道题有多难",
    """
    A pack is a directory of papers in Markdown, with the pictures and pages that they show; its \
    README.md tells more. Questions are written for one of these: %1. \
    Moodle reads moodle and gift, Canvas qti12; what a format cannot say is told. A report is \
    made from the files of progress export, as students hand them in, or from a directory of \
    them, as text, csv or html. A file that was changed or cannot be read is named, and the \
    others count. For LESSON all, it is every lesson.
    """:
      """
    pack 生成一个目录，里面是 Markdown 文件和它们用到的图片、网页；其中的 README.md 有进一步的说明。\
    questions 写成 %1 之一；Moodle 读 moodle 和 gift，Canvas 读 qti12；格式装不下的会说出来。\
    report 由学生交来的 progress export 文件或装着它们的目录生成，可以是 text、csv 或 html；\
    被改过的或读不了的文件会列出来，其余的照常计入。LESSON 写 all 就是所有课程。
    """,

    "%1 Only a part of it is there: %2": "%1 其中只有一部分：%2",

    // Problems.
    "Interrupted: nothing was written to %1. To write it, ask again.":
      "已中断：没有向%1写入任何内容。要写入，请再试一次。",
    "There is no format %1.%2": "没有叫 %1 的格式。%2",
    "%1 is nothing for a screen. Name a file for it: --output FILE":
      "%1 不能显示在屏幕上。请给它一个文件：--output FILE",
  ]
}
