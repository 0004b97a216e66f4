extension Chinese {
  /// What is wrong with a diagram in Mermaid.
  static let mermaid: [String: String] = [
    "%1:%2: %3 Here: %4": "%1:%2: %3此处：%4",
    "no diagram begins here. Write sequenceDiagram above the first statement.":
      "这里没有图的开头。请在第一条语句上面写 sequenceDiagram。",
    "this is Mermaid's %1. Only a sequenceDiagram can be drawn.":
      "这是 Mermaid 的 %1。这里只能画 sequenceDiagram。",
    "a second diagram begins here. Put it into a file of its own.":
      "这里开始了第二张图。请把它放到单独的文件里。",
    "the front matter has no end. Close it with a line ---.":
      "front matter 没有结束。请用单独一行 --- 结束它。",
    "this directive has no end. Close it with }%%%%.": "这条指令没有结束。请用 }%%%% 结束它。",
    "there are more lines like these, not listed. Repair these first.":
      "这样的行还有，没有全部列出。请先改好这些。",
    "no statement of Mermaid's begins so. Write a message as A->>B: text.":
      "Mermaid 没有这样开头的语句。消息写成 A->>B: 文字。",
    "no arrow of Mermaid's stands between two names. Write A->>B: text.":
      "两个名字之间没有 Mermaid 的箭头。请写成 A->>B: 文字。",
    "a colon and words are missing. Write %1.": "缺少冒号和文字。请写成 %1。",
    "nobody sends this. Write a name before the arrow, as in A->>B: text.":
      "没有发送者。请在箭头前写上名字，例如 A->>B: 文字。",
    "nobody receives this. Write a name after the arrow, as in A->>B: text.":
      "没有接收者。请在箭头后写上名字，例如 A->>B: 文字。",
    "a note needs a place. Write Note over A: text, or left of, or right of.":
      "注释需要位置。请写成 Note over A: 文字，或者用 left of、right of。",
    "a note lies over one or two. Name the first and the last: Note over A,C: text.":
      "注释只能写在一个或两个参与者上。请写出第一个和最后一个：Note over A,C: 文字。",
    "%1 is no name: it holds one of + < > , :. Write participant A as the name.":
      "%1 不能当名字：里面有 + < > , : 之一。请写成 participant A as 名字。",
    "the name before as has a space. Write participant A as %1, and A in messages.":
      "as 前面的名字里有空格。请写成 participant A as %1，消息里用 A。",
    "a name is missing. Write %1 A.": "缺少名字。请写成 %1 A。",
    "this @{ has no end. Close it with }.": "这个 @{ 没有结束。请用 } 结束它。",
    "%1 is no type. Take one of %2.": "%1 不是类型。请从这些里选：%2。",
    "this is no numbering. Write autonumber, autonumber 10 5 or autonumber off.":
      "这不是编号。请写 autonumber、autonumber 10 5 或 autonumber off。",
    "this is no link. Write link A: label @ https://address.":
      "这不是链接。请写成 link A: 名称 @ https://地址。",
    "this description has no end. Close it with }.": "这段描述没有结束。请用 } 结束它。",
    "this %1 has no end. Write end below its last line.":
      "这个 %1 没有结束。请在它的最后一行下面写 end。",
    "nothing is open that could end here. Take this end away.":
      "这里没有可以结束的东西。请去掉这个 end。",
    "%1 belongs into %2. End the frame before it, or take it away.":
      "%1 应该写在 %2 里。请先结束前面的框，或者去掉它。",
    "a box holds no other box. Write end above this line.":
      "box 里不能再有 box。请在这一行上面写 end。",
    "only participants stand in a box. Write end above this line.":
      "box 里只能写参与者。请在这一行上面写 end。",
    "%1 is in another box. Name it in one of them.": "%1 已经在另一个 box 里。请只写在一个里面。",
    "nobody is called %1 so far. Write participant %2 above this line.":
      "到这里为止没有叫 %1 的参与者。请在这一行上面写 participant %2。",
    "%1 is not active. Write activate %2 above, or take this away.":
      "%1 没有激活。请在上面写 activate %2，或者去掉这一处。",
    "%1 exists. Create each name once; write create participant B as %2.":
      "%1 已经存在。每个名字只能创建一次，请写成 create participant B as %2。",
    "the next message does not go to %1. Send it one right after create.":
      "下一条消息不是发给 %1 的。create 之后请马上给它发一条。",
    "the next message is not from or to %1. Send one right after destroy.":
      "下一条消息和 %1 无关。destroy 之后请马上写一条由它收或发的消息。",
  ]
}
