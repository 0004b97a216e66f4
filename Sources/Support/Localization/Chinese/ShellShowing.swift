extension Chinese {
  /// What stands in and around drawings and tables.
  static let shellShowing: [String: String] = [
    // Comparisons.
    "messages": "消息",
    "depth": "深度",
    "participants": "参与者",
    "changes": "状态变更",
    "msgs": "消息",
    "parts": "参与",
    "chgs": "变更",
    "busiest": "最忙的对象",

    // Contracts.
    "a number: sent so often": "数字：发送的次数",
    "%1: allowed": "%1：允许",
    "%1: not allowed": "%1：不允许",
    "%1: sent, and breaks the contract": "%1：发送了，违反契约",
    "The contract of %1.": "%1 的契约。",
    "Nothing else is allowed.": "除此以外都不允许。",
    "%1 may not send to %2.": "%1 不可以给 %2 发消息。",
    "%1 may send to %2: %3.": "%1 可以给 %2 发：%3。",
    " Sent: %1.": "实际发送：%1。",
    " Sent but not allowed: %1.": "不允许却发送了：%1。",
    "No breach.": "没有违反契约。",
    "%1:": "%1：",
    "Message %1, %2 to %3, %4: %5.": "消息 %1，从 %2 到 %3，%4：%5。",
    "The contract of %1": "%1 的契约",
    "The contract of %1, and what was sent": "%1 的契约，以及实际发送的消息",

    // Drawings.
    "Nothing of it is left to show.": "没有剩下可以显示的内容。",
    "No message was sent.": "没有发送任何消息。",
    """
    %1 lifelines are too many for %2 columns: widgets are folded into their screens, with %3 \
    messages among them (a wider screen shows them)
    """:
      "%2 列放不下 %1 条生命线：控件已并入所在的页面，它们之间的 %3 条消息没有画出（屏幕再宽一些就能看到）",
    "What it says to others, and they to it: diagram everything focus %1":
      "想看它和别的对象之间的消息：diagram everything focus %1",
    "shown without the options": "去掉选项就能看到",

    // Objects.
    "Nobody holds anybody.": "没有谁持有谁。",
    "holder": "持有者",
    "holds nobody, and nobody holds it": "不持有谁，也没有谁持有它",
    "Held by nobody.": "没有谁持有它。",
    "Held by": "被谁持有",
    "Holds nobody.": "它不持有谁。",
    "Holds": "持有谁",
    "%1 holds %2 %3 as %4.": "%1 通过 %4 %3 %2。",
    "Hold nobody: %1.": "不持有谁：%1。",
    "has %1": "有 %1",
    "%1 holds nobody.": "%1 不持有谁。",
    "%1 %2.": "%1 %2。",
    "holds %1 %2 as %3": "通过 %3 %2 %1",
    "Kept alive by no root:": "不靠任何根对象活着：",
    "1 view folded into its scene (--all shows it).": "1 个视图已并入所在的页面（--all 可以显示）。",
    "%1 folded into their scenes (--all shows them).": "%1 已并入所在的页面（--all 可以显示）。",
    "strongly": "强持有",
    "weakly": "弱引用",
    "unowned": "无主引用",
    "%1 holds %2 as %3": "%1 通过 %3 持有 %2",
    "Leaked: %1. Nothing on the screen needs them, and they keep each other alive: %2":
      "内存泄漏：%1。屏幕上已经没有谁需要它们，它们却互相持有：%2",
    "In a circle: %1. Nobody frees them when they are not needed any more.":
      "循环引用：%1。不再需要的时候，谁也释放不了它们。",
    "Held by no property, so by a closure or a timer: %1.": "没有属性持有，所以是被闭包或定时器持有：%1。",
    "Released: %1": "已释放：%1",
    "Leaked: %1. Type: objects": "内存泄漏：%1。请输入：objects",
    ", with %1": "，连同 %1",
    " (%1.%2 let go)": "（%1.%2 不再持有）",
    "%1 is released, last held by %2 as %3.": "%1 被释放，最后由 %2 通过 %3 持有。",
    "%1 is released.": "%1 被释放。",
    "  no properties": "  没有属性",

    // State after a relaunch.
    "Back again: %1.": "恢复了：%1。",
    "Lost: %1.": "丢失了：%1。",
    "nothing": "什么都没有",
  ]
}
