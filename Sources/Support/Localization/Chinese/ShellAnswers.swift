extension Chinese {
  /// What commands answer.
  static let shellAnswers: [String: String] = [
    // Runs and mistakes.
    "%1 it is. Now start the app: launch": "选定 %1。现在启动 App：launch",
    "English it is.": "好的，说中文。",
    "On the screen:": "屏幕上：",
    "No mistake is on. Type mistakes to see which there are.": "现在没有打开反例。输入 mistakes 看看有哪些。",
    "%1 is on: %2. Type: mistake off": "反例 %1 打开着：%2。关掉它：mistake off",
    "%1 as it should be. Type: launch": "%1 已恢复正确的写法。请输入：launch",
    "What one notices: %1": "现象：%1",
    "Why: %1": "原因：%1",
    "It stays on. To end it: mistake off": "反例会一直打开着。关掉它：mistake off",
    """
    Here UIKit would have ended the app: the table had %1, was told of %2 that went, and its \
    data source counts %3.
    """:
      "换作 UIKit，App 到这里就崩溃了：表格原来有 %1，被告知删掉了 %2，数据源却报告 %3。",
    """
    Here UIKit would have ended the app: the table had %1, was told of %2 that came, and its \
    data source counts %3.
    """:
      "换作 UIKit，App 到这里就崩溃了：表格原来有 %1，被告知插入了 %2，数据源却报告 %3。",
    "1 row": "1 行",
    "%1 rows": "%1 行",
    "record %1": "第 %1 条记录",
    "message %1": "消息 %1",
    "The contract of %1 is broken by %2: %3. What is allowed: contract %4":
      "%2 违反了 %1 的契约：%3。看看允许哪些：contract %4",
    "The contract of %1 is broken %2 times, first by %3: %4. What is allowed: contract %5":
      "%1 的契约被违反了 %2 次，第一次是 %3：%4。看看允许哪些：contract %5",
    "%1 tests passed.": "%1 个测试通过。",
    "%1 of %2 tests failed.": "%2 个测试中有 %1 个失败。",
    "log NUMBER goes to one of them.": "log NUMBER 跳到其中一处。",
    "only UIKit knows": "只有 UIKit 知道",

    // Files.
    "1 action": "1 个操作",
    "%1 actions": "%1 个操作",
    "A run in %1, with %2. Now look at it: diagram": "%1 的一次运行，有 %2。现在来看看：diagram",
    "A run of %1 in %2, with %3. Now look at it: diagram": "%2 下 %1 的一次运行，有 %3。现在来看看：diagram",
    "Wrote %1.": "已写入 %1。",

    // What was checked.
    "Brought up to date: %1.": "已更新：%1。",
    "1 lesson": "1 课",
    "%1 lessons": "%1 课",
    "1 translation": "1 份译文",
    "%1 translations": "%1 份译文",
    "1 scenario": "1 个剧本",
    "%1 scenarios": "%1 个剧本",
    "1 run": "1 次运行",
    "%1 runs": "%1 次运行",
    "1 question": "1 道题",
    "%1 questions": "%1 道题",
    "1 mistake": "1 个反例",
    "%1 mistakes": "%1 个反例",
    "%1: no problem.": "%1：没有问题。",
    "%1: 1 problem.": "%1：1 个问题。",
    "%1: %2 problems.": "%1：%2 个问题。",
  ]
}
