extension Chinese {
  /// What stands in a lesson where nobody reads it, or twice.
  static let lessonStrays: [String: String] = [
    "this choice has no box. Begin it with `- [ ] `, or with `- [x] ` if it is right.":
      "这个选项前面没有方框。请以 `- [ ] ` 开头，正确的以 `- [x] ` 开头。",
    "a box means nothing in this list. Write the message only, in a code span.":
      "方框在这个列表里没有意义。只写消息，放在反引号里。",
    "this box stands in the middle of a text. Begin a line with it: `- [ ] …`.":
      "这个方框夹在文字中间。请另起一行：`- [ ] …`。",
    "the choice on line %1 says the same. Change one of them.":
      "它和第 %1 行的选项一样。请改其中一个。",
    "this item holds more than one code span. Give each message an item of its own.":
      "这一项里有不止一个反引号片段。每条消息请单独成一项。",
    "a line of this text is nothing but a code span. If it is a message, begin it as an item: `- …`.":
      "这段文字里有一行只有一个反引号片段。如果它是消息，请写成列表项：`- …`。",
    "this is no item of a list, so nobody checks it. Begin its line with `- `.":
      "这不是列表项，所以不会被检查。请以 `- ` 开头。",
    "this item holds two things to check, and the last one counts. Give each an item of its own.":
      "这一项里有两件要检查的事，而只有最后一件算数。请各写一项。",
    "choices stand on a page that asks nothing. Give its heading a `type:`, such as `quiz`.":
      "这一页没有提问，却有选项。请给标题加上 `type:`，例如 `quiz`。",
    "this stands below the choices. Move it above them, or give it a heading of its own.":
      "这段文字在选项下面。请移到选项上面，或者给它一个单独的标题。",
    "a solution stands on a page without a task. Give its heading `type: task`.":
      "这一页没有任务，却有解法。请给标题加上 `type: task`。",
    "this page has a solution already. Keep one.": "这一页已经有解法了。请只留一个。",
    "nothing runs on this page, so nobody can say whether this drawing is right. Give its heading `type: run` and a `run:`.":
      "这一页什么也不运行，没法知道这张图对不对。请给标题加上 `type: run` 和 `run:`。",
    "this page has a drawing already. Give each run a page of its own.":
      "这一页已经有一张图了。每次运行请单独成一页。",
    "this is a drawing, but the block is not called so. Begin it with ```` ```mermaid ````.":
      "这是一张图，但代码块没有标明。请以 ```` ```mermaid ```` 开头。",
    "this heading belongs to the code or the HTML above it. Close the code with a fence; leave a blank line below HTML.":
      "这个标题被上面的代码或 HTML 吞掉了。请给代码块收尾；HTML 下面空一行。",
    "this comment stands on no heading, so nobody reads it. Begin its line with `## ` and words.":
      "这条注释不在标题上，不会被读取。请让这一行以 `## ` 和文字开头。",
    "this takes %1 steps, and %2 are enough for any lesson. Leave some out.":
      "这里有 %1 步，而 %2 步对任何课程都足够了。请去掉一些。",
    "this name holds signs that cannot be shown. Give the file another one.":
      "文件名里有无法显示的字符。请换一个名字。",
    "`%1` is sent before `%2`, too: the run sends one of them again. Name them so that each means one message, or show fewer `steps:`.":
      "`%1` 也有在 `%2` 之前发出的：其中一条发了不止一次。请写得只指一条消息，或用 `steps:` 少显示一些。",
    "nothing in this run is called `%1`. Name a participant, a role, a kind or a method.":
      "这次运行里没有叫 `%1` 的。请写一个参与者、角色、消息种类或方法。",
    "no wrong choice can be made of this run. Write the choices.":
      "这次运行里造不出错误选项。请自己写选项。",
    "this filter leaves no message to be seen. Show more.": "这样筛选之后一条消息也不剩。请多显示一些。",
    "all goals hold before anything has been done. Add one that the task brings about.":
      "什么都还没做，目标就已经全部达成。请加一个要靠任务来达成的目标。",
    "no lesson holds the contract of `%1`. Give the table its heading back, or remove the line.":
      "没有哪一课写着 `%1` 的契约。请把表的标题恢复，或去掉这一行。",
  ]
}
