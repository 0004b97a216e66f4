/// Something that a learner should know after the course, and the questions that ask it.
nonisolated struct Fact {
  /// Its number in the list of facts that the course is held against.
  var number: Int
  /// In a few words.
  var about: String
  /// The questions and tasks that ask it, as `lesson/page`.
  var asked: [String]

  init(_ number: Int, _ about: String, _ asked: String...) {
    self.number = number
    self.about = about
    self.asked = asked
  }

  /// Facts about systems that the course does not show yet. They need no question before these come.
  static let waiting: Set<Int> = []

  /// Names and folders that an author chose. There is nothing to understand in them, so the course does not ask.
  static let leftOut: Set<Int> = [56, 57, 60]
}

nonisolated extension Fact {
  static let all = mvc + mvvmC + mvcVS + mvp + viper + others + tea + observable + store

  private static let mvc = [
    Fact(1, "only a controller knows views and model", "mvc/quiz-format", "mvc/quiz-view-model"),
    Fact(
      2, "the app makes the first controller, which then gets the model",
      "mvc/quiz-first-controller"),
    Fact(
      3, "an action changes the model, the views wait for the news", "mvc/predict-delete",
      "mvc/quiz-busy", "mistakes/quiz-two-masters"),
    Fact(4, "views report by target-action and delegate", "welcome/predict-rename"),
    Fact(5, "a view does not know the type of its controller", "welcome/quiz-arrows"),
    Fact(
      6, "view state lies in views and controllers", "mvc/quiz-view-state", "mvc/quiz-where-state",
      "view-state/quiz-mvc-where"),
    Fact(7, "the edit mode does not go through the model", "mvc/predict-edit"),
    Fact(8, "the controllers are the state of navigation", "mvc/quiz-navigation-state"),
    Fact(
      9, "integration tests, since there are no seams", "testing/quiz-alone", "mvc/quiz-testing"),
    Fact(10, "the next screen gets the folder itself", "mvc/predict-open-folder"),
    Fact(11, "a post returns after its observers", "welcome/quiz-indent"),
    Fact(12, "a folder with two items posts three times", "mvc/quiz-notifications"),
    Fact(13, "the screen of a deleted folder removes itself", "mvc/predict-remote-delete"),
  ]

  private static let mvvmC = [
    Fact(14, "a view-model knows the model and no view", "mvvm-c/quiz-may"),
    Fact(15, "the view-model observes the model", "mvvm-c/breach-observe"),
    Fact(
      16, "a binding lets the controller change the view", "mvvm-c/order-rename",
      "mvvm-c/predict-empty"),
    Fact(
      17, "a controller passes actions on and changes nothing", "mvvm-c/predict-delete",
      "mistakes/quiz-binding-author"),
    Fact(18, "view state lies in the view or the view-model", "mvvm-c/quiz-edit"),
    Fact(19, "a controller cannot tell what kind of change a binding brings", "mvvm-c/quiz-cause"),
    Fact(20, "the controller makes its view-model", "mvvm-c/quiz-maker"),
    Fact(21, "the model object belongs to the view-model", "mvvm-c/quiz-owner"),
    Fact(22, "a coordinator hears of taps as a delegate", "mistakes/short-nobody"),
    Fact(
      23, "a coordinator knows the model and the tree of controllers", "mvvm-c/quiz-coordinator"),
    Fact(
      24, "view-models are tested through their interface", "mvvm-c/quiz-test",
      "testing/quiz-comes-out", "testing/quiz-interface-test"),
    Fact(25, "the back button passes by the coordinator", "mvvm-c/quiz-back"),
    Fact(
      26, "without an owner the coordinator is gone and taps do nothing", "mvvm-c/quiz-silence",
      "mvvm-c/short-coordinator"),
  ]

  private static let mvcVS = [
    Fact(27, "a model of its own holds all view state", "mvc-vs/quiz-store"),
    Fact(28, "view state is read from the model, not from a view", "mvc-vs/quiz-alert"),
    Fact(29, "a controller observes two models", "mvc-vs/quiz-two"),
    Fact(30, "a tap on a folder changes the stack in the state", "mvc-vs/predict-open-folder"),
    Fact(31, "restore, log and set: what the pattern gains", "mvc-vs/quiz-choose"),
    Fact(
      32, "a test begins with an empty root controller", "testing/predict-gesture",
      "testing/quiz-vs-start"),
    Fact(33, "two kinds of tests", "mvc-vs/quiz-test", "testing/predict-gesture"),
    Fact(
      34, "after UIKit's pop the state only follows", "mvc-vs/quiz-back", "mistakes/quiz-twice-back"
    ),
    Fact(35, "ticks stay out of the history", "view-state/quiz-ticks", "mvc-vs/quiz-clock"),
    Fact(36, "the root controller presents the alert", "mvc-vs/order-new-folder"),
  ]

  private static let mvp = [
    Fact(37, "view and model meet only in the presenter", "mvp/breach-view", "mvp/breach-data"),
    Fact(
      38, "each new interface method needs glue", "mvp/quiz-drawback", "forwarding/quiz-new-button"),
    Fact(39, "the data side is held strongly, the view weakly", "mvp/quiz-strong"),
    Fact(
      40, "a message that is not implemented goes to the data manager", "forwarding/quiz-target"),
    Fact(41, "a method that does more than pass on is not forwarded", "forwarding/quiz-which"),
    Fact(
      42, "the data manager does not ask whether the presenter responds", "forwarding/breach-asks"),
    Fact(
      43, "a presenter's test needs stand-ins, no UIKit", "testing/predict-spies",
      "testing/short-spy"),
  ]

  private static let viper = [
    Fact(44, "what the letters mean", "viper/quiz-letters"),
    Fact(
      45, "the interactor loads the data, and sorts it", "viper/quiz-loading", "viper/quiz-sorting",
      "mistakes/predict-past-interactor"),
    Fact(46, "services stand outside and are handed in", "viper/quiz-services"),
    Fact(
      47, "the presenter talks to nearly all parts", "viper/predict-launch", "viper/predict-open"),
    Fact(48, "links and share sheets belong to the router", "viper/quiz-share"),
    Fact(49, "the builder builds, the router shows", "viper/predict-open", "viper/quiz-symptom"),
    Fact(50, "modules pass at least an id", "where-they-part/quiz-id"),
    Fact(51, "from a tapped row to the new module's data", "viper/order-open-recording"),
    Fact(52, "which references are weak", "viper/quiz-weak", "mistakes/quiz-weak"),
    Fact(53, "which references are strong", "viper/quiz-weak", "viper/quiz-leak"),
    Fact(54, "the builder holds nothing", "viper/quiz-builder"),
    Fact(55, "in which order a module goes", "viper/quiz-freed"),
    Fact(58, "the router holds the delegate of a module", "viper/predict-record"),
    Fact(59, "a reusable view is no module", "viper/quiz-not-module"),
  ]

  private static let others = [
    Fact(61, "what MVCS adds, and where", "mvcs/quiz-layer"),
    Fact(62, "what a view object holds", "mvvm/quiz-vo"),
    Fact(63, "the two files that are the view", "mvvm/quiz-view"),
    Fact(64, "a signal hides the property, a property binding does not", "mvvm/quiz-signal"),
    Fact(65, "the way of a page jump", "mvvm/order-jump", "mvvm/quiz-in-page"),
    Fact(
      66, "the keyboard's controller is not the active page", "mvvm/quiz-keyboard",
      "mvvm/breach-keyboard"),
    Fact(
      67, "observer, strategy, composite", "words/quiz-observer", "words/short-strategy",
      "words/quiz-composite", "words/quiz-three", "words/quiz-lens"),
  ]

  private static let tea = [
    Fact(68, "the state changes only in an update, and when it is restored", "tea/quiz-change"),
    Fact(69, "an update answers with commands and does nothing else", "tea/quiz-answer"),
    Fact(70, "state, subscriptions, view, command: in this order", "tea/order-message"),
    Fact(71, "to send a message puts it into a queue", "tea/quiz-send"),
    Fact(72, "the title changes before the sound begins", "tea/predict-play"),
    Fact(73, "the rendering pushes what is described and not there", "tea/quiz-push"),
    Fact(74, "a row is found again by its identity", "tea/quiz-rows"),
    Fact(75, "the rendering holds the targets of the buttons", "tea/quiz-held"),
    Fact(76, "the app writes no view controller", "tea/quiz-controllers"),
    Fact(77, "a test of a screen looks at its description", "tea/quiz-test"),
    Fact(78, "what a player says becomes a message by a subscription", "tea/quiz-position"),
    Fact(79, "edit mode, alerts and scrolling are not in the state", "tea/quiz-outside"),
    Fact(80, "every message brings a rendering", "tea/quiz-renderings"),
    Fact(81, "to render the same state twice pops nothing twice", "tea/quiz-back"),
    Fact(82, "commands cannot be compared, and what to do about it", "tea/quiz-commands"),
  ]

  /// MV and MVVM with `@Observable`.
  private static let observable = [
    Fact(83, "reading a property in a body registers the node", "mv/quiz-register"),
    Fact(84, "a write marks nodes before the value is new", "mv/predict-rename"),
    Fact(85, "a marked body is computed once, after the action", "mv/quiz-when"),
    Fact(
      86, "of Back, the path hears by a write", "mv/quiz-back", "still-true/predict-back"),
    Fact(87, "a node does not call the model past its view-model", "mv-or-mvvm/quiz-may"),
    Fact(
      88, "the node is registered at the model, not the view-model", "mv-or-mvvm/predict-rename"),
    Fact(89, "updates are as coarse as the reads", "mv-or-mvvm/quiz-one-more"),
    Fact(90, "a row with an equal value is not computed", "mv-or-mvvm/quiz-row"),
    Fact(91, "a test of a screen's decision needs the view-model alone", "mv-or-mvvm/quiz-test"),
    Fact(92, "a view-model is kept in @State", "mv-or-mvvm/quiz-state"),
    Fact(93, "how often a first value of @State is made", "mv-or-mvvm/quiz-xcode"),
    Fact(94, "a control is bound to the view-model", "mv-or-mvvm/breach-past"),
    Fact(95, "a copy of the model in a view-model gets old", "mv-or-mvvm/quiz-copy"),
    Fact(
      96, "an equal value tells nobody, a change in place always does", "mv-or-mvvm/quiz-equal"),
    Fact(97, "the model does not wait for screens", "still-true/quiz-save"),
    Fact(98, "a body is not told what has changed", "still-true/quiz-told"),
    Fact(99, "who has the path does a coordinator's work", "still-true/quiz-coordinator"),
    Fact(100, "what can be derived is not stored", "still-true/quiz-deleted"),
    Fact(101, "the framework knows that a list is loading", "still-true/quiz-loading"),
    Fact(102, "another identity is another node", "still-true/quiz-identity"),
    Fact(103, "a view that asks needs no protocol", "still-true/quiz-protocol"),
    Fact(104, "views do not talk to services", "still-true/breach-service"),
    Fact(105, "who leaves the screen cancels the wait, which ends with an error", "mv/quiz-cancel"),
  ]

  /// TEA with a store.
  private static let store = [
    Fact(
      106, "the reducer of the app lets that of a part take its action", "tea-store/predict-play"),
    Fact(107, "when a store has been sent an action, the state is new", "tea-store/quiz-send"),
    Fact(
      108, "a reducer returns effects and does nothing else in the world", "tea-store/quiz-effect",
      "tea-store/breach-rename"),
    Fact(109, "what leads beyond a feature, the feature above decides", "tea-store/quiz-parent"),
    Fact(
      110, "those who read another part of the state are not computed", "tea-store/quiz-observe"),
    Fact(111, "a test with a test store has to mention each change", "tea-store/quiz-exhaustive"),
    Fact(112, "an effect that goes on has to be ended", "tea-store/quiz-left"),
  ]
}
