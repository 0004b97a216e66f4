extension Chinese {
  /// The papers of `class pack`.
  static let classPack: [String: String] = [
    // Handout, and what stands on every paper.
    "Name: %1": "姓名：%1",
    "as a picture": "图片",
    "step by step, in a browser": "在浏览器里逐步查看",
    "Tick all that are right.": "把正确的都选上。",
    "Answer: %1": "答案：%1",
    "Letters, in the right order: %1": "按正确的顺序写字母：%1",

    // Key.
    "%1: the teacher's key": "%1：教师用答案",
    "Solution:": "解法：",
    "Hints": "提示",
    "About:": "知识点：",

    // Exercises.
    "%1: exercises": "%1：练习",
    "Exercises": "练习",
    """
    Every exercise is a run of the app in which something is missing. Think of who knows whom, \
    and of who may say what to whom. Page numbers are those of the handout.
    """:
      "每道练习都是 App 的一次运行，其中缺了一些东西。想想谁认识谁，谁可以对谁说什么。页码是讲义上的页码。",
    "Exercise %1: ": "练习 %1：",
    " (page %1)": "（第 %1 页）",
    "Before:": "此前：",
    "Now:": "现在：",
    "What are the messages that are missing? Say who calls what on whom.":
      "缺的是哪些消息？写出谁对谁调用了什么。",
    "Which of these stands where?": "下面这些分别应该填在哪里？",
    "In which order are these sent?": "这些消息是按什么顺序发送的？",

    // Slides.
    "Page %1 of the handout.": "讲义第 %1 页。",
    " (%1 of %2)": "（%1/%2）",
    "Answer · ": "答案 · ",

    // What the pack says of itself.
    "For class: %1": "课堂资料：%1",
    """
    All of this was made from the lesson files. Every drawing comes from a run of the app, and \
    the same lessons give the same pack again.
    """: "这里的一切都由课程文件生成。每张图都来自 App 的一次真实运行；同样的课程会再次生成同样的资料。",
    "What is here": "这里有什么",
    "for you: answers, reasons, hints, solutions and notes": "给您的：答案、理由、提示、解法和备注",
    "to be shown, with what there is to say in the speaker's notes": "放映用，要讲的话写在演讲者备注里",
    "to be read and written on, without answers": "供阅读和书写，不含答案",
    "runs in which something is to be found out": "要从中找出答案的运行",
    """
    The folder pictures holds every drawing as SVG, for slides and pages. The folder pages \
    holds every run as a page to go through step by step: open it in a browser, or put it where \
    learners can. Keep both folders beside the papers, which lead to them.
    """:
      """
    pictures 文件夹里是每张图的 SVG，供幻灯片和网页使用。pages 文件夹里是每次运行的网页，可以逐步查看：\
    在浏览器里打开，或者放到学员能打开的地方。请让这两个文件夹和其他文件放在一起，那些文件会链接到它们。
    """,
    "In class": "课堂上",
    """
    Read the key. The notes on its first page say how long the lesson takes, and where it can be \
    cut in two.
    """: "先读答案。第一页的备注说明这一课要多长时间，可以从哪里分成两节。",
    """
    Show the slides. A question comes before its answer: let them decide, on paper or by hands, \
    before you go on. What there is to say stands in the speaker's notes.
    """: "放映幻灯片。题目总在答案之前：先让大家写在纸上或举手决定，再往下放。要讲的话写在演讲者备注里。",
    """
    Give out the handout afterwards, or page by page: it shows each run right behind the question \
    that asks for it.
    """: "讲义在课后发，或者一页一页地发：问到哪次运行，那次运行就紧跟在题目后面。",
    """
    The exercises are for the same day or for home. They leave out one message first, and more \
    and more towards the end; solutions are at the end of the key.
    """: "练习可以当天做，也可以带回家做。开始只缺一条消息，越往后缺得越多；解答在答案的末尾。",
    "Word, PowerPoint, web pages": "Word、PowerPoint 和网页",
    """
    With pandoc, and rsvg-convert for the pictures; on Debian and Ubuntu: \
    apt install pandoc librsvg2-bin
    """: "用 pandoc，图片还需要 rsvg-convert；在 Debian 和 Ubuntu 上：apt install pandoc librsvg2-bin",
    "The last one fetches reveal.js from the web when the slides are opened.":
      "最后一种在打开幻灯片时要从网上获取 reveal.js。",

    // What is said when it is made.
    "Wrote %1 files into %2:": "已将 %1 个文件写入 %2：",
    "README.md says what each is for, and how to make Word, PowerPoint and pages of it.":
      "README.md 说明每个文件的用途，以及怎样把它变成 Word、PowerPoint 和网页。",
    """
    There is something in %1 already. Choose another name, or add --force: files of the same \
    names are then replaced, and all others stay.
    """: "%1 里已经有东西了。请换个名字，或者加上 --force：同名的文件会被替换，其他文件保留。",
    "Page %1 of %2 does not work: %3 lifeline check tells where.":
      "%2 的第 %1 页有问题：%3lifeline check 会指出在哪里。",
  ]
}
