extension Chinese {
  static let actions: [String: String] = [
    // What each action does.
    "start the app": "启动 App",
    "tap a button on the screen": "点击屏幕上的按钮",
    "select a row": "选中一行",
    "replace the text of the active field": "替换当前输入框里的文字",
    "delete a row": "左滑删除一行",
    "tap the back button": "点击返回按钮",
    "pull the list to refresh it": "下拉列表刷新",
    "let the next answer of the network arrive": "让下一个网络应答到达",
    "run the clock to the next timer, N times": "让时钟走到下一次计时，走 N 次",
    "switch the network": "切换网络",
    "delete an item from elsewhere": "在另一台设备上删除条目",
    "rename an item from elsewhere": "在另一台设备上给条目改名",
    "let the app save its state": "让 App 保存状态",
    "kill the app and start it again": "关掉 App，再重新启动",

    // Why one is not possible.
    "%1 is no action.": "%1 不是操作。",
    " Actions: %1.": "可用的操作：%1。",
    "%1 is used like this: %2.": "%1 的用法：%2。",
    ", or: ": "，或者：",
    "The quote in `%1` is not closed. Add a \" at its end.":
      "`%1` 里的引号没有配对。请在末尾补上 \"。",
    "The app is not running. Type: launch": "App 没有运行。请输入：launch",
    "The app is running already. To start it anew, type: relaunch":
      "App 已经在运行。要重新启动，请输入：relaunch",
    "No button is called %1 on this screen.": "这个屏幕上没有叫 %1 的按钮。",
    " Buttons here: %1.": "这里的按钮：%1。",
    "%1 is disabled: the field is empty. Type a text first, as in: type \"Name\"":
      "%1 现在不能点：输入框是空的。请先输入文字，例如：type \"Name\"",
    "%1 is a row, not a button. Type: open %2": "%1 是一行，不是按钮。请输入：open %2",
    "%1 lies on top. First tap %2.": "%1 盖在上面。请先点击 %2。",
    "No row is called %1 on this screen.": "这个屏幕上没有叫 %1 的行。",
    " Rows here: %1.": "这里的行：%1。",
    "There is no text field on this screen. Open a recording, or tap \"+\".":
      "这个屏幕上没有输入框。请打开一条录音，或者点击 \"+\"。",
    "There is no way back from this screen. Open a folder first.":
      "这个屏幕没有上一页。请先打开一个文件夹。",
    "There is no list to pull on this screen. Close what lies on top of it first.":
      "这个屏幕上没有可以下拉的列表。请先关掉盖在上面的页面。",
    "The list is being refreshed already. Type: answer": "列表已经在刷新。请输入：answer",
    "Rows cannot be opened while the list is in edit mode. Type: tap %1":
      "列表处于编辑状态，不能打开行。请输入：tap %1",
    "No answer of the network is on its way. Type: pull": "没有正在等待的网络应答。请输入：pull",
    "No timer is running. Tap \"Play\" or \"Record\" first.":
      "没有计时器在运行。请先点击 \"Play\" 或 \"Record\"。",
    "No item is called %1.": "没有叫 %1 的条目。",
    " Items here: %1.": "现有的条目：%1。",
    " There are none here.": "这里一个也没有。",

    // What was meant.
    " Did you mean %1?": "是不是想输入 %1？",
    " There are none.": "现在一个也没有。",
    " There is %1.": "可选的有 %1。",
    "%1 more": "另外 %1 个",
  ]
}
