extension Chinese {
  /// Each mistake's title, what one notices, and why it is wrong.
  static let mistakes: [String: String] = [
    // MVC
    "A closure holds its owner": "闭包持有它的主人",
    "Nothing on the screen. But `objects` finds a controller and a recorder that no screen needs any more, and two more after every recording.":
      "屏幕上看不出来。但 `objects` 会找到一个控制器和一个录音机，已经没有页面需要它们，而且每录一次音就多出一对。",
    "Controller, recorder and closure hold each other in a ring. The closure has to say [weak self], as anything that an object keeps and that speaks of the object.":
      "控制器、录音机和闭包一个持有一个，绕成了环。闭包要写 [weak self]；一个对象留着的、又提到这个对象的闭包，都要这样写。",
    "The controller changes the view instead of waiting for the notification": "控制器不等通知，直接改了视图",
    "One row was deleted, and two are gone: the folder \"Work\" is still there, but the list is empty. UIKit would end the app, because the table no longer agrees with its data source.":
      "删了一行，却少了两行：文件夹 \"Work\" 还在，列表却空了。UIKit 会让 App 崩溃，因为表格和数据源对不上了。",
    "The view has two masters. What changes the model leaves the view alone; the observer brings the view up to date, here and in every other scene.":
      "一个视图有了两个作者。改模型的代码不碰视图；让观察者来更新视图，这里如此，其他页面也如此。",
    "The view talks to the model": "视图直接找模型",
    "Nothing at first. But the table goes by the items that it was given once: after `tap \"+\"`, `type \"Ideas\"`, `tap \"Create\"`, deleting \"Ideas\" deletes the folder \"Work\".":
      "一开始看不出来。但表格只认最初拿到的那些条目：`tap \"+\"`、`type \"Ideas\"`、`tap \"Create\"` 之后，删除 \"Ideas\" 删掉的是文件夹 \"Work\"。",
    "A view that knows the model keeps a copy of it, which grows old, and it can show nothing but this model. The view reports the swipe; what it means is the controller's business.":
      "认识模型的视图会留一份模型的副本，副本会过时，而且除了这个模型它什么也显示不了。视图只报告有人左滑，这意味着什么由控制器决定。",
    "A controller commands the views of another scene": "控制器指挥另一个页面的视图",
    "Right, as long as the list of the recording is on the screen. After `launch`, `open \"Hello\"`, `open \"Work\"`, `type \"Hi\"`, `back` the list still says \"Hello\".":
      "只要屏幕上是这条录音所在的列表，就是对的。但在 `launch`、`open \"Hello\"`、`open \"Work\"`、`type \"Hi\"`、`back` 之后，列表里还是 \"Hello\"。",
    "Whoever commands must know who shows the same thing, now and in every later version. Scenes that show one model each observe it.":
      "要指挥，就得知道还有谁在显示同样的内容，现在和以后的每个版本都得知道。显示同一个模型的页面应该各自观察它。",
    "The model calls the controller": "模型调用控制器",
    "The list is right, but the player still shows \"Hello\", which is gone: only the controller that the store knows has heard.":
      "列表是对的，播放器却还显示着已经没了的 \"Hello\"：只有 Store 认识的那个控制器得到了消息。",
    "A model that knows a controller can serve only this one. It posts, and whoever wants to know observes.":
      "认识某个控制器的模型，只能为这一个控制器服务。模型应该发通知，谁想知道谁就观察。",
    "A massive view controller": "臃肿的视图控制器",
    "The list comes out right. But `FolderVC` speaks to views, to the model and to a service, and what the scene does ends with the scene: after `launch`, `open \"Work\"`, `pull`, `back` an answer is still on its way, and `answer` brings it to nobody.":
      "列表是对的。但 `FolderVC` 同时和视图、模型、服务说话，而页面做的事会随页面一起消失：`launch`、`open \"Work\"`、`pull`、`back` 之后还有一个应答在路上，`answer` 把它带来，却没有人收。",
    "Loading, reading and merging belong to the model. A controller that does them can be tested only with a screen, and the next scene that needs them writes them again.":
      "加载、解析、合并都是模型的事。控制器做了这些，没有界面就没法测试，下一个需要它们的页面还得再写一遍。",
    // MVVM+C
    "A binding holds its owner": "绑定持有它的主人",
    "Nothing on the screen. But `objects` finds a controller and a view-model of a scene that was left, and two more after every visit.":
      "屏幕上看不出来。但 `objects` 会找到已经离开的页面的控制器和 ViewModel，而且每进出一次就多出一对。",
    "The controller keeps its subscriptions, a subscription its closure, and the closure the controller, with all that it holds. What is bound says [unowned self] or [weak self]; `assign(to:on: self)` makes the same ring.":
      "控制器持有订阅，订阅持有闭包，闭包又持有控制器和它的一切。绑定里要写 [unowned self] 或 [weak self]；`assign(to:on: self)` 会绕成同样的环。",
    "Nobody keeps the coordinator": "没有人持有协调器",
    "Nothing happens. Rows cannot be opened, and `tap \"Record\"` does nothing either.":
      "什么也没有发生。行打不开，`tap \"Record\"` 也没有反应。",
    "A delegate is held weakly, so that scenes do not keep their coordinator alive. Somebody has to: the app delegate, in a property. Otherwise every delegate is nil before the first tap.":
      "对代理只是弱引用，这样页面不会把协调器留住。但总得有人持有它：AppDelegate，用一个属性。否则还没有人点击，所有的代理就已经是 nil 了。",
    "The view-model knows a view": "ViewModel 认识视图",
    "Right, as long as somebody taps. When the recording comes to its end by itself (`tick 10`), the button still says \"Pause\", and nothing plays.":
      "只要有人点击，就是对的。但录音自己播完的时候（`tick 10`），按钮上还是 \"Pause\"，而什么也没有在播放。",
    "A view-model that writes views must think of every cause, and cannot be tested without a screen. It says what is true; the binding carries it over, whatever the cause.":
      "写视图的 ViewModel 必须想到每一种起因，而且没有界面就没法测试。它只管说出事实；不管起因是什么，绑定都会把它传过去。",
    "The controller goes past the view-model to the model": "控制器绕过 ViewModel 去找模型",
    "A name is taken over as it should be. But an empty one, which has to be refused, is taken over too: after `type \"\"` the list has a row without a name.":
      "正常的名字没有问题。但本该拒绝的空名字也被收下了：`type \"\"` 之后，列表里有一行没有名字。",
    "What is allowed is decided in the view-model, once for all. Whoever goes past it goes past the rule. The controller passes on what was typed, and knows no model.":
      "什么是允许的，由 ViewModel 统一决定。绕过它，就绕过了这条规则。控制器把输入的内容传过去就行，不认识模型。",
    "The controller observes the model": "控制器观察模型",
    "One recording was deleted, and two rows are gone: the folder \"Work\" is still there, but the list is empty. UIKit would end the app, because the table no longer agrees with its data source.":
      "删了一条录音，却少了两行：文件夹 \"Work\" 还在，列表却空了。UIKit 会让 App 崩溃，因为表格和数据源对不上了。",
    "The news comes twice, once by the binding and once from the centre. The view-model observes, and the controller cannot even tell what a new value came from.":
      "同一件事听到了两次，一次来自绑定，一次来自通知中心。观察是 ViewModel 的事，控制器甚至看不出新值是怎么来的。",
    "The controller pushes the next controller": "控制器自己 push 下一个控制器",
    "The folder opens. But in it `open \"Standup\"` and `tap \"Record\"` do nothing: nobody hears of them.":
      "文件夹打开了。但在里面 `open \"Standup\"` 和 `tap \"Record\"` 都没有反应：没有人听到。",
    "The coordinator gives a scene all that it needs, itself as the delegate among it. A scene that makes the next one has to know what that one needs, and forgets some of it.":
      "页面需要的一切都由协调器给，包括把协调器自己设成代理。页面要是自己创建下一个页面，就得知道那个页面需要什么，而且总会漏掉一些。",
    "View state is set beside the binding": "在绑定之外设置视图状态",
    "Right after the first tap. After `tap \"Pause\"` nothing plays any more, and the button still says \"Pause\".":
      "第一次点击之后是对的。`tap \"Pause\"` 之后什么也没有在播放，按钮上却还是 \"Pause\"。",
    "The controller guesses what the view-model is about to say, and one day it guesses wrong. A view that is bound has one author: the binding.":
      "控制器在猜 ViewModel 接下来会说什么，总有一天会猜错。绑定了的视图只有一个作者，就是绑定。",
    // MVC+VS
    "What UIKit has done already is done again": "UIKit 已经做过的，又做了一遍",
    "One step back from a folder in a folder is two: after `launch`, `open \"Work\"`, `open \"Notes\"`, `back` the root is on the screen.":
      "在文件夹里的文件夹里，退一步变成了退两步：`launch`、`open \"Work\"`、`open \"Notes\"`、`back` 之后，屏幕上是根目录。",
    "The back button pops first and tells afterwards. The view state has to follow, by an action that no view answers.":
      "返回按钮是先 pop、后通知。视图状态要跟上这一步，用的是一个没有视图会响应的 action。",
    "The controller changes the view instead of the view state": "控制器改视图，而不改视图状态",
    "Nothing at first. But after `save-state`, `relaunch` the list is no longer in edit mode, though everything else comes back; and no journey through the log finds it.":
      "一开始看不出来。但 `save-state`、`relaunch` 之后，别的都回来了，列表却不在编辑状态；在日志里怎么往回退也找不到它。",
    "What is not in the view-state model cannot be restored, logged or set. Change the state, and let the view follow its notification.":
      "不在视图状态模型里的东西，无法恢复，无法记录，也无法设置。应该改状态，让视图跟着状态的通知走。",
    "The controller pushes by itself": "控制器自己 push",
    "Right, as long as nothing else happens. After `save-state`, `relaunch` the folder is closed; and after `remote delete \"Work\"` its dead scene stays on the screen.":
      "只要没有别的事发生，就是对的。`save-state`、`relaunch` 之后文件夹没有打开；`remote delete \"Work\"` 之后，失效的页面还留在屏幕上。",
    "Which scenes there are is view state, and the root controller keeps the screen in line with it. A scene that the state does not know is out of everybody's reach.":
      "有哪些页面也是视图状态，由根控制器让屏幕和它保持一致。状态不知道的页面，谁也管不着。",
    "One store calls the other": "一个 Store 调用另一个 Store",
    "Right in this case. But after `launch`, `open \"Work\"`, `open \"Standup\"`, `back`, `swipe \"Work\"` the player still shows \"Standup\", which is gone with its folder.":
      "这一次是对的。但在 `launch`、`open \"Work\"`、`open \"Standup\"`、`back`、`swipe \"Work\"` 之后，播放器还显示着 \"Standup\"，而它已经跟着文件夹一起没了。",
    "What a change of the document means for the screen is for those to say who show it. A store that knows the other must know every use of it; here it forgot one.":
      "文档的变更对屏幕意味着什么，由负责显示的人来说。认识另一个 Store 的 Store，必须知道那边的每一种用法；这里就漏了一种。",
    // MVP
    "A closure undoes a weak reference": "闭包让弱引用失效",
    "\"Hello\" goes on playing behind the next recording: after `open \"Work\"`, `open \"Standup\"` there is still a timer that `tick` finds, though nothing seems to play.":
      "已经打开下一条录音，\"Hello\" 还在后面播放：`open \"Work\"`、`open \"Standup\"` 之后，看起来什么也没有播放，`tick` 却还能找到一个计时器。",
    "`output` is weak, but [output] copies it into the closure, strongly. The presenter holds the data manager, that the player, that the closure, and that the presenter again. A capture list has to say [weak self], and ask for the output when it is needed.":
      "`output` 是弱引用，但 [output] 把它复制进闭包，复制出来的是强引用。Presenter 持有数据管理器，它持有播放器，播放器持有闭包，闭包又持有 Presenter。捕获列表要写 [weak self]，用到时再取 output。",
    "The presenter holds its view strongly": "Presenter 对视图是强引用",
    "Nothing on the screen. But `objects` finds a whole scene that no screen needs any more, view, presenter, data manager and router, and one more for every folder that is visited. Each still hears of every change.":
      "屏幕上看不出来。但 `objects` 会找到已经没有页面需要的一整个场景，包括视图、Presenter、数据管理器和 Router，而且每进一个文件夹就多一个。每次变更它们还都会听到。",
    "UIKit holds the view, the view its presenter, the presenter data and router: a chain that goes when the scene goes. One strong reference back makes it a ring. What points back is weak.":
      "UIKit 持有视图，视图持有 Presenter，Presenter 持有数据和 Router：这条链会随页面一起释放。只要有一个指回来的强引用，链就成了环。指回来的都要用弱引用。",
    "The view reads the model": "视图读取模型",
    "Right at first. But after `open \"Hello\"`, `type \"Hi\"` the list still says \"Hello\": it is told that the row has changed, and shows what it read when it was loaded.":
      "一开始是对的。但 `open \"Hello\"`、`type \"Hi\"` 之后，列表里还是 \"Hello\"：它被告知这一行变了，显示的却是加载时读到的内容。",
    "A view that reads the model must also learn when to read it again, and how to word it: it has become half a presenter. View and model meet only at the presenter.":
      "读取模型的视图，还得知道什么时候再读、怎样措辞：它成了半个 Presenter。视图和模型只在 Presenter 那里相遇。",
    "The presenter drives the widgets": "Presenter 直接操作控件",
    "The rows can be deleted, but the button still says \"Edit\". In a test, where the view is no view controller, nothing happens at all.":
      "行可以删除了，按钮上却还是 \"Edit\"。在测试里，视图不是视图控制器，就什么也不会发生。",
    "The presenter is the part that can be read, tested and reused without a screen, as long as it says what is to be seen and leaves it to the view how that is done.":
      "Presenter 不用界面就能读、能测试、能复用，前提是它只说该看到什么，怎样做到由视图决定。",
    "The data side calls the view": "数据这一侧调用视图",
    "\"Ideas\" does not appear, but \"Work\" stands there twice: the table asks the presenter for the new row, and the presenter has not heard of it. UIKit would end the app, because the table no longer agrees with its data source.":
      "看不到 \"Ideas\"，\"Work\" 却出现了两次：表格向 Presenter 要新的一行，而 Presenter 没有听说过它。UIKit 会让 App 崩溃，因为表格和数据源对不上了。",
    "What the view shows is the presenter's decision. News that goes past the presenter leaves it with rows of yesterday. The data side tells its output, and knows no other.":
      "视图显示什么由 Presenter 决定。消息绕过 Presenter，它手里的就还是过时的行。数据这一侧只告诉自己的 output，不认识别人。",
    // VIPER
    "The interactor holds its presenter": "Interactor 持有 Presenter",
    "Nothing on the screen. But `objects` finds three parts of the module that one has left, and three more after every other folder. Only the view is gone.":
      "屏幕上看不出来。但 `objects` 会找到离开的那个模块的三个部件，而且每多进一个文件夹就多出三个。只有视图释放了。",
    "Presenter and interactor keep each other, and the presenter keeps the router. The view, which nobody holds, dies; those it has left behind go on observing.":
      "Presenter 和 Interactor 互相持有，Presenter 还持有 Router。视图没有人持有，释放了；它留下的那些还在继续观察。",
    "The router holds its view controller": "Router 持有视图控制器",
    "Nothing on the screen. But `objects` finds the four parts of the module that one has left, and four more after every other folder.":
      "屏幕上看不出来。但 `objects` 会找到离开的那个模块的四个部件，而且每多进一个文件夹就多出四个。",
    "The way from the view to the router is strong all along: view, presenter, router. A router that holds the view closes the ring. It uses the view to navigate, and need not own it.":
      "从视图到 Router 一路都是强引用：视图、Presenter、Router。Router 再持有视图，环就合上了。它用视图来跳转，不需要持有它。",
    "The presenter holds its view": "Presenter 持有视图",
    "UIKit holds the view, the view the presenter. If the presenter holds the view in return, they keep each other when UIKit has let go, and with them interactor and router.":
      "UIKit 持有视图，视图持有 Presenter。如果 Presenter 反过来持有视图，UIKit 放开之后两者仍互相拉住，Interactor 和 Router 也一起留下。",
    "The view talks to the interactor": "视图直接找 Interactor",
    "Nothing at first, because the first folder is the root. But after `open \"Work\"` the list of the root is there once more, title and all.":
      "一开始看不出来，因为第一个文件夹就是根目录。但 `open \"Work\"` 之后，出现的又是根目录的列表，连标题也是。",
    "What to fetch is a decision, and what decisions need is kept by the presenter: here, which folder it is. The view says that it has been loaded, and no more.":
      "取什么数据是一个决定，而做决定需要的东西在 Presenter 手里，这里就是哪个文件夹。视图只说自己加载好了，别的不说。",
    "The interactor updates the view": "Interactor 更新视图",
    "The rows are there, but there is no title and no edit button, and after `open \"Work\"` one is still where one was: the presenter, which was passed over, knows of no items.":
      "行都在，但没有标题，也没有编辑按钮；`open \"Work\"` 之后还停在原来的地方：被绕过的 Presenter 不知道有哪些条目。",
    "An interactor that speaks to a view does a presenter's work, and only half of it. It hands plain items to the presenter, and does not know what is made of them.":
      "对视图说话的 Interactor，做的是 Presenter 的事，而且只做了一半。它应该把普通的条目交给 Presenter，不管拿它们做什么。",
    "The view navigates": "视图自己跳转",
    "Folders open as they should. But after `launch`, `open \"Hello\"` there is an empty folder called \"Hello\", where the player should be.":
      "文件夹都能正常打开。但 `launch`、`open \"Hello\"` 之后，本该是播放器的地方，出现了一个叫 \"Hello\" 的空文件夹。",
    "Where a tap leads is a decision, and a view decides nothing: to it, a row is a title. The presenter knows the item, and it alone speaks to the router.":
      "点击通向哪里是一个决定，而视图不做决定：对它来说，一行只是一个标题。认识条目的是 Presenter，也只有它和 Router 说话。",
    "The presenter goes to the service, past the interactor": "Presenter 绕过 Interactor 去找服务",
    "\"Hello\" is deleted, and the player says so, but its row is still in the list.":
      "\"Hello\" 删掉了，播放器也这么显示，可它在列表里的那一行还在。",
    "Services are handed to the interactor, which knows what has to be done besides asking: here, observing. A presenter that is tied to a service cannot be tested without it, either.":
      "服务是交给 Interactor 的，它知道除了要数据还要做什么，这里就是观察。而且绑在服务上的 Presenter，离开服务就没法测试。",
    "The presenter touches UIKit": "Presenter 碰了 UIKit",
    "The player covers the list, and the right pane still says \"No recording\": the presenter pushes, as one would on a phone.":
      "播放器盖住了列表，右栏还显示着 \"No recording\"：Presenter 像在手机上那样自己 push 了。",
    "How screens follow each other differs from device to device, and is UIKit's business. The presenter says where to go, the router knows the way; then only the router has to change.":
      "页面怎样前后相接，每种设备都不同，是 UIKit 的事。Presenter 说去哪里，Router 知道怎么走；换了设备，只需要改 Router。",
    "The router builds the module by itself": "Router 自己组装模块",
    "\"Work\" has no title and no rows, and says \"Loading…\" for ever: nobody has told its interactor whom to answer.":
      "\"Work\" 没有标题，也没有行，一直显示 \"Loading…\"：没有人告诉它的 Interactor 该回答谁。",
    "A second place that knows how a module is put together is a place that is out of date. Building is the builder's one job; the router shows what it is given.":
      "知道怎样组装模块的地方一旦有了第二处，就总有一处是过时的。组装是 Builder 唯一的工作；Router 拿到什么就显示什么。",
    "View logic in the presenter": "视图逻辑写进了 Presenter",
    "The row says \"Hel…\", with room to spare beside it: the presenter counts letters, for a screen that it does not know.":
      "旁边明明还有地方，那一行却显示 \"Hel…\"：Presenter 在数字符个数，为的是一个它并不了解的屏幕。",
    "How long, how wide, in which colour, at which place: whoever draws knows. A presenter that decides it needs a new version for every new screen, though nothing that it is for has changed.":
      "多长、多宽、什么颜色、放在哪里，负责绘制的人才知道。由 Presenter 来定，每换一种屏幕就得改一版，尽管它该做的事一点没变。",
  ]
}
