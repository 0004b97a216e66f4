extension Chinese {
  /// Going through a run.
  static let shellStepping: [String: String] = [
    "go through the run, message by message": "逐条消息走一遍这次运行",
    "go back to the message before": "退回上一条消息",
    "say what comes next before you see it": "先说出下一条是什么，再看",
    "Goes through what diagram shows from its first message; step back begins at its end. An empty line does it once more. What diagram hides is stepped over. Meanwhile state, objects, screen and where tell how things were right behind that message. An action goes on from the end of the run, and ends stepping as goto now does.":
      "从第一条消息开始，逐条走过 diagram 显示的内容；step back 从最后一条开始。空行再走一步。diagram 隐藏的消息会跳过。这时 state、objects、screen 和 where 显示的是那条消息刚过后的样子。一个动作会从运行的末尾继续，并像 goto now 一样结束单步。",
    "go to a message of the run, by number": "按编号跳到某条消息",
    "look at everything as it is now again": "重新看现在的样子",
    "The numbers are those of diagram and messages. Then step and step back go on from there.":
      "编号就是 diagram 和 messages 里的编号。之后 step 和 step back 从那里继续。",
    "This is now. To go through the run: step": "这就是现在。要逐条走一遍运行：step",
    "Back to now: the end of the run.": "回到现在：运行的末尾。",
    "Back to now: the app goes on from the end of the run, not from message %1.":
      "回到现在：App 从运行的末尾继续，而不是从第 %1 条消息继续。",
    "No message of this run is shown, so there is nothing to step through. Type: diagram everything":
      "这次运行没有显示任何消息，没有可走的。请输入：diagram everything",
    "This is the last message that is shown, %1 of %2. To go back: step back. To end stepping: goto now":
      "这是显示的最后一条消息，第 %1 条，共 %2 条。要后退：step back。要结束单步：goto now",
    "This is the first message that is shown. To go on: step. To end stepping: goto now":
      "这是显示的第一条消息。要前进：step。要结束单步：goto now",
    "goto cannot be %1. It is the number of a message, as in the diagram, or now.":
      "goto 后面不能是 %1。应该是图中某条消息的编号，或者 now。",
    "Message %1 is not shown now. The nearest one that is: goto %2. To show all: diagram everything":
      "第 %1 条消息现在没有显示。离它最近的：goto %2。要全部显示：diagram everything",
    "Where view state was is not known here: this run cannot be played again, for somebody set state by hand, or it comes from elsewhere. To see where it is now: goto now":
      "这里不知道当时的视图状态在哪里：这次运行无法重放，因为有人手动改过状态，或者它来自别处。要看现在在哪里：goto now",
    "This run cannot be played again, so screens are those of the ends of turns.":
      "这次运行无法重放，所以屏幕是每一轮结束时的样子。",
    "No screen is known before the first turn has ended.": "第一轮结束之前没有屏幕可看。",
    "What comes next? This is message %1 of %2.": "下一条是什么？这是第 %1 条消息，共 %2 条。",
    "step shows it without asking.": "step 不提问，直接显示。",
    "Not this.": "不是这一条。",
    "Try again, or see it: step": "再试一次，或者直接看：step",
    "Enter asks for the next one.": "按回车问下一条。",
    "Enter": "回车",
    "1 message stepped over that the diagram does not show.": "跳过了图中没有显示的 1 条消息。",
    "%1 messages stepped over that the diagram does not show.": "跳过了图中没有显示的 %1 条消息。",
    "1 message is above these; diagram shows all.": "上面还有 1 条消息；diagram 显示全部。",
    "%1 messages are above these; diagram shows all.": "上面还有 %1 条消息；diagram 显示全部。",
    "The screen has changed. To see it: screen": "屏幕变了。要看：screen",
    "This was the last message. goto now, or any action, ends stepping.":
      "这是最后一条消息。goto now 或任何动作都会结束单步。",
    "%1 goes on, step back goes back, goto now ends stepping.":
      "%1 前进，step back 后退，goto now 结束单步。",
    "%1 lifelines do not fit into %2 columns.": "%1 条生命线放不进 %2 列。",
    "Step %1 of %2: %3": "第 %1 步，共 %2 步：%3",
    "As of message %1 of %2; step, step back and goto N move on, goto now comes back.":
      "停在第 %1 条消息，共 %2 条；step、step back 和 goto N 移动，goto now 回到现在。",
    "%1 columns are too few for a wide drawing of this without breaking words: a ladder instead (--style ladder chooses it)":
      "%1 列画不下宽图而不拆断单词，改画梯形图（--style ladder 可以直接选它）",
    "Mermaid shows no diagram of more than %1 characters. To get several that it shows: --format mermaid --output FILE.md":
      "超过 %1 个字符的图 Mermaid 不显示。要得到它能显示的几张图：--format mermaid --output FILE.md",
  ]
}
