extension Chinese {
  /// What is wrong with what a lesson says, for those who write them; and its pages.
  static let lessonContents: [String: String] = [
    "More": "更多",
    "[image: ": "[图片：",
    "this is nested more than %1 deep. Write it flatter.": "嵌套超过 %1 层。请写得浅一些。",
    "`<details>` and `</details>` do not match. Write each hint as `<details><summary>Hint 1</summary>`, a blank line, the hint, a blank line, `</details>`.":
      "`<details>` 和 `</details>` 不配对。每条提示依次写成：`<details><summary>提示 1</summary>`、空行、提示、空行、`</details>`。",
    "`%1` is no file in the lesson directory. Correct or remove the link.":
      "课程目录里没有 `%1` 这个文件。请改正或去掉链接。",
    "`%1` leads out of the lesson directory. Link to a lesson or to the web.":
      "`%1` 指向课程目录外面。请链接到某一课，或者网页。",
    "`%1` is no address to link to. Use `https:`, `http:` or `mailto:`.":
      "`%1` 不是可以链接的地址。请用 `https:`、`http:` 或 `mailto:`。",

    // Contracts.
    "a contract needs a table. Write senders down the side and receivers across the top.":
      "契约需要一张表。发送者写在最左一列，接收者写在最上一行。",
    "no role is called `%1`.": "没有叫 `%1` 的角色。",
    "no kind of message is called `%1`.": "没有叫 `%1` 的消息种类。",
    "`%1` stands in this table twice. Keep one.": "`%1` 在表里出现了两次。请只留一个。",
    "no rule is about `%1`.": "没有关于 `%1` 的规则。",
    "`%1` cannot be excepted.": "`%1` 不能作为例外。",
    "`%1` should stand here, not `%2`.": "这里应该是 `%1`，而不是 `%2`。",
    "the rule ends here. Go on with %1.": "规则到这里就断了。后面应该是 %1。",
    "a deed, such as `write`": "一种行为，例如 `write`",
    "a role, such as `View`": "一个角色，例如 `View`",
    "a kind of message, such as `%1`": "一个消息种类，例如 `%1`",
    "`%1` has no place here. Behind the kinds of message come `when` and a kind, then `except` and what is excepted.":
      "`%1` 不能写在这里。消息种类后面先是 `when` 和一个种类，再是 `except` 和例外。",
    " For instance: `write View only-inside observer, lifecycle when post`":
      "例如：`write View only-inside observer, lifecycle when post`",

    // Questions.
    "`%1` asks nothing. Write `ask: next`, or `ask: first` and a kind of message.":
      "`%1` 不是问题。请写 `ask: next`，或者 `ask: first` 加一个消息种类。",
    "a question needs two choices or more, and this one has %1. Write each as `- [ ] …`.":
      "一道题至少要有两个选项，这道题有 %1 个。每个写成 `- [ ] …`。",
    "%1 choices are ticked. Tick exactly one: `- [x]`.":
      "打勾的选项有 %1 个。请只勾一个：`- [x]`。",
    "%1 choices are ticked. Tick at least one: `- [x]`.":
      "打勾的选项有 %1 个。请至少勾一个：`- [x]`。",
    "this choice has no reason. Say below it why it is right or wrong, as `  > …`.":
      "这个选项没有理由。请在它下面说明为什么对或错，写成 `  > …`。",
    "this quote belongs to no choice. Indent it by two spaces, right below its choice.":
      "这段引用不属于任何选项。请紧接在选项下面，缩进两个空格。",
    "this choice names nobody. Begin it with a participant or a message in a code span.":
      "这个选项没有指名。请以反引号里的参与者或消息开头。",
    "no concept is called `%1`.": "没有叫 `%1` 的概念。",
    "this question has no hint. Add `<details><summary>Hint 1</summary>…</details>`.":
      "这道题没有提示。请加上 `<details><summary>提示 1</summary>…</details>`。",
    "this hint says nothing. Leave a blank line below `<summary>`, then write the hint.":
      "这条提示是空的。请在 `<summary>` 下面空一行，再写提示。",
    "nothing explains this order. Add a quote below the list: `> …`.":
      "没有解释这个顺序。请在列表下面加一段引用：`> …`。",
    "`%1` names no message. Write a method, or `Sender -> Receiver`, or `Sender -> Receiver : kind`.":
      "`%1` 不是消息。请写方法名、`发送者 -> 接收者` 或 `发送者 -> 接收者 : 种类`。",
    "this list needs %1 messages or more, and has %2. Write each in a code span, one an item.":
      "这个列表至少要有 %1 条消息，现在有 %2 条。一项一条，写在反引号里。",
    "this accepts no word. Write the accepted forms in code spans: ``- [x] `NC` ``.":
      "这里没有可以接受的答案。请把它们写在反引号里：``- [x] `NC` ``。",

    // Goals and claims.
    "this task has no goal. List them, each ending in a code span to check.":
      "这个任务没有目标。请列出来，每条以反引号里的检查结尾。",
    "this page claims nothing. List claims, each ending in a code span to check.":
      "这一页没有论断。请列出来，每条以反引号里的检查结尾。",
    "this cannot be checked. End it with a code span.": "这一条无法检查。请以反引号里的检查结尾。",
    "`%1` cannot be checked. Write `screen shows \"…\"`, `Object.property == value`, `Sender -> Receiver : kind` or `first before second`.":
      "`%1` 无法检查。请写成 `screen shows \"…\"`、`Object.property == value`、`Sender -> Receiver : kind` 或 `first before second`。",
    "this task has no solution. Add a line ``Solution: `launch` …`` with one code span an action.":
      "这个任务没有解答。请加一行 ``Solution: `launch` …``，每个操作一对反引号。",
  ]
}
