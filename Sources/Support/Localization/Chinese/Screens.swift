extension Chinese {
  /// The patterns, the screen in words, and the state behind it.
  static let screens: [String: String] = [
    "Cocoa MVC: the controller stands between views and model, and hears by notification":
      "Cocoa MVC：控制器站在视图和模型之间，通过通知得知变更",
    "MVVM with a coordinator: views are bound to a view-model, and a coordinator moves between scenes":
      "带协调器的 MVVM：视图绑定到 ViewModel，页面之间的跳转由协调器负责",
    "MVC with view state: what the screen shows is a model, too, and screens follow it":
      "带视图状态的 MVC：屏幕上显示什么也是模型，页面跟着它变",
    "Passive view: the presenter decides, the view obeys, the data side knows the model":
      "被动视图：Presenter 做决定，视图照办，只有数据这一侧认识模型",
    "VIPER: one part for each job in a scene, put together by a builder":
      "VIPER：页面里每件事各有一个部件负责，由 Builder 组装",

    // The screen in words.
    "The app is not running.": "App 没有运行。",
    "(the app is not running)": "（App 没有运行）",
    "On top: %1": "盖在上面：%1",
    "Buttons: %1": "按钮：%1",
    "Button: %1": "按钮：%1",
    "%1 (disabled)": "%1（不可用）",
    "Field: %1": "输入框：%1",
    "Field: empty": "输入框：空",
    "Rows: %1": "行：%1",
    "No rows": "没有行",
    "%1, folder": "%1（文件夹）",
    "In edit mode": "编辑状态",
    "Loading": "正在加载",

    // Pieces of view state.
    "folder stack": "文件夹栈",
    "recording shown": "打开的录音",
    "edit mode": "编辑状态",
    "loading": "加载",
    "playing": "播放",
    "position": "播放位置",
    "on top": "盖在上面的",
    "text being typed": "正在输入的文字",
    "on": "开",
    "going on": "进行中",

    // A hand on the view state.
    "The log has no entry %1. Its entries go from 0 to %2.": "日志里没有第 %1 条。编号从 0 到 %2。",
    "The view state has no \"%1\". It has: %2.": "视图状态里没有 \"%1\"。有的是：%2。",
    "%1 does not fit %2, which takes %3.": "%1 不适合 %2，它需要 %3。",
    "true or false": "true 或 false",
    "a number": "一个数",
    "a text": "一段文字",
    "a list": "一个列表",
    "an object": "一个对象",
    "another value": "别的值",
    "an identifier such as UUID-0003": "像 UUID-0003 这样的标识符",
  ]
}
