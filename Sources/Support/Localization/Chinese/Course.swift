extension Chinese {
  /// Lessons held against the app, and runs that cannot be made or shown.
  static let course: [String: String] = [
    "No pattern is called %1.": "没有叫 %1 的架构。",
    "No scenario is called %1.": "没有叫 %1 的剧本。",
    "No mistake is called %1.": "没有叫 %1 的反例。",
    "`%1` does not work: %2": "`%1` 行不通：%2",
    "`%1` in %2 does not work: %3": "%2 里的 `%1` 行不通：%3",
    "the scenario %1": "剧本 %1",
    "the set-up": "准备步骤",
    "the solution": "解答",

    // What somebody wants to see.
    "%1 %2: no participant, role or kind is called so.": "%1 %2：没有叫这个名字的参与者、角色或种类。",
    " Participants: %1.": "参与者：%1。",
    " Roles: %1.": "角色：%1。",
    " Kinds: %1.": "种类：%1。",
    "%1 has no lifeline here. If it only answers, or is one of the labels, --all shows it.":
      "%1 在这里没有生命线。如果它只是回答查询，或者是 labels 之一，--all 可以显示它。",
    "There is no message %1.": "没有第 %1 条消息。",
    "There is no message %1, since none was sent.": "没有第 %1 条消息，因为一条也没有发。",
    "There is no message %1. They go from 1 to %2.": "没有第 %1 条消息。编号从 1 到 %2。",
    "%1 does not say what to show.": "%1 没有说要看什么。",
    " Begin with %1.": "请以 %1 开头。",
    "%1 needs %2, as in: %3": "%1 后面需要 %2，例如：%3",
    "%1 takes %2 and no more. Leave out %3.": "%1 后面只能有 %2。请去掉 %3。",
    "%1 cannot be %2. It is %3, as in: %4": "%1 不能是 %2。应该是 %3，例如：%4",
    "%1 %2 means nothing here.": "%1 %2 在这里没有意义。",
    "the name of a participant, a role or a kind": "参与者、角色或种类的名字",
    "widgets, loops, a name or the number of a message": "widgets、loops、名字或消息的编号",
    "a number from 1": "从 1 开始的数",
    "a number or a range": "一个数或一个范围",

    // Checking.
    "this is the fourth run in a row without a question. Ask something before it is shown.":
      "这是连续第四次运行，中间没有提问。请先问一个问题再演示。",
    "this drawing is not what the run does. `lifeline check --write` draws it; read the difference.":
      "这张图和运行的结果不一致。`lifeline check --write` 会重画，请看看差别。",
    "`%1` does not hold at the end of this run. Correct the claim.":
      "运行结束时 `%1` 不成立。请改正这条论断。",
    "`%1` holds before anything has been done. Ask for something that the task brings about.":
      "还什么都没做，`%1` 就已经成立。目标应该是做了任务才会有的结果。",
    "`%1` does not hold after the solution. Correct the goal or the solution.":
      "照解答做完，`%1` 并不成立。请改正目标或解答。",
    "no message of this run is meant by `%1`. Look at the run with the same filter.":
      "这次运行里没有 `%1` 所指的消息。请用同样的筛选看一遍这次运行。",
    "nothing like this follows in the run. Ask for something that happens.":
      "运行里后面没有这样的消息。请问会发生的事。",
    "this is ticked, but what happens is `%1`. Tick what happens.":
      "这里打了勾，但实际发生的是 `%1`。请勾实际发生的。",
    "this is what happens: `%1`. Tick it, or name something else.":
      "实际发生的正是它：`%1`。请打勾，或者换成别的。",
    "`%1` is sent before the one above it. Put the list in the order of the run.":
      "`%1` 比它上面的那条先发出。请按运行的顺序排列。",
    "no method of this run is called `%1`. A blank takes a method's name: `setName`.":
      "这次运行里没有叫 `%1` 的方法。空里填的是方法名：`setName`。",
    "this run breaks no rule of its contract. Choose a mistake or a scenario that does.":
      "这次运行没有违反契约。请换一个会违反的反例或剧本。",
    "this is ticked, but `%1` breaks no rule here. Tick what does.":
      "这里打了勾，但 `%1` 并没有违反规则。请勾违反规则的那条。",
    "`%1` breaks a rule, too. Tick it, or name something else.":
      "`%1` 也违反规则。请打勾，或者换成别的。",
    "nobody is called `%1` in this run. Name a participant or a role.":
      "这次运行里没有叫 `%1` 的。请写参与者或角色。",
    "%1 in %2": "%2 里的 %1",
    "%1, and %2 more": "%1，还有 %2 处",
    "%1, but the app does it: %2. Correct the contract or the app.":
      "%1，但 App 这样做了：%2。请改正契约或 App。",
    "no mistake is called `%1`.": "没有叫 `%1` 的反例。",
    "nothing says which rule `%1` breaks. Add a line.":
      "没有写明 `%1` 违反哪条规则。请加一行。",
    "`%1` breaks another rule: %2.": "`%1` 还违反了另一条规则：%2。",
    "`%1` does not break this rule: %2.": "`%1` 没有违反这条规则：%2。",
  ]
}
