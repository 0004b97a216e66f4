extension Chinese {
  /// The page on which one goes through a run in a browser.
  static let player: [String: String] = [
    "Pattern": "架构",
    "Scenario": "剧本",
    "Mistake": "反例",
    "Set-up": "准备",
    "Actions": "操作",
    "Dark or light": "深色或浅色",
    "Keys": "按键",
    "Close": "关闭",
    "Sequence diagram up to this step": "到这一步为止的时序图",
    "State": "状态",
    "Screen": "屏幕",
    "Contract": "通信契约",
    "All steps": "全部步骤",

    // Moving.
    "Go through the steps": "逐步浏览",
    "Start": "开头",
    "Back": "上一步",
    "Next": "下一步",
    "End": "末尾",
    "Step": "步骤",
    "Number of the step": "第几步",
    "the next step": "下一步",
    "the step before": "上一步",
    "the start": "回到开头",
    "the end": "跳到末尾",
    "the other language": "换一种语言",
    "dark or light": "深色或浅色",
    "these keys": "显示这些按键",

    // What is said of a step.
    "Step %1 of %2": "第 %1 步，共 %2 步",
    "Before the first step": "第一步之前",
    "%1 earlier steps are not drawn here; all are told below.":
      "前面的 %1 步没有画在这里；全部步骤写在下面。",
    "Inside": "所在调用",
    "Set off by": "起因",
    "The contract allows %1 from %2 to %3.": "契约允许从 %2 到 %3 的 %1。",
    "breaks the contract": "违反契约",
    "Who speaks, and what changes": "谁在说话，什么变了",
    "Everything that is alive: %1": "存活的对象：%1 个",
    "Everything else that is alive: %1": "其他存活的对象：%1 个",
    "new": "新建",
    "At the end of this action:": "这个操作结束时：",
    "No screen is known here.": "这里没有屏幕可看。",
    "From the rows to the columns.": "从行到列。",
  ]
}
