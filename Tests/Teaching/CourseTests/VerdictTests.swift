import Testing

@testable import Course
@testable import Lessons

/// How answers are judged.
@Suite struct VerdictTests {
  private func quiz(_ ticks: String) throws -> PosedQuestion {
    let choices = ticks.enumerated().map { "- [\($1)] choice \($0)\n  > Reason \($0)." }
    let heading = "## Q <!-- id: q type: quiz concept: roles -->"
    return try shipped.ask(
      question(heading, choices.joined(separator: "\n") + "\n" + hint), id: "q")
  }

  @Test func `one letter answers a question with one right choice`() throws {
    let asked = try quiz(" x ")
    #expect(
      try asked.judge("b") == Verdict(isRight: true, remarks: [.reason(1)], given: ["2"]))
    #expect(try asked.judge(" B. ").isRight)
    #expect(
      try asked.judge("c") == Verdict(isRight: false, remarks: [.reason(2)], given: ["3"]))
    #expect(problem(asked, "a b") == .onlyOne(last: 3))
    #expect(problem(asked, "d") == .notALetter("d", last: 3))
    #expect(problem(asked, " ?! ") == .empty)
    #expect(asked.solution == Verdict(isRight: true, remarks: [.reason(1)], given: ["2"]))
  }

  @Test func `a number is the letter at its place`() throws {
    let asked = try quiz(" x ")
    #expect(try asked.judge("2") == asked.judge("b"))
    #expect(try asked.judge("3") == asked.judge("c"))
    #expect(problem(asked, "1 2") == .onlyOne(last: 3))
    #expect(problem(asked, "0") == .notALetter("0", last: 3))
    #expect(problem(asked, "4") == .notALetter("4", last: 3))
  }

  @Test func `all right choices answer a question with several`() throws {
    let asked = try quiz("x x ")
    for line in ["a c", "ca", "C, A", "a a c"] { #expect(try asked.judge(line).isRight, "\(line)") }
    #expect(
      try asked.judge("a")
        == Verdict(isRight: false, remarks: [.missing(1)], given: ["1"]))
    #expect(
      try asked.judge("b c d")
        == Verdict(
          isRight: false, remarks: [.reason(1), .reason(3), .missing(1)], given: ["2", "3", "4"]))
    #expect(
      try asked.judge("a c d")
        == Verdict(isRight: false, remarks: [.reason(3)], given: ["1", "3", "4"]))
  }

  @Test(arguments: [
    "选 a 和 c", "选a和c", "答案：a、c", "我选 a、c。", "a 与 c", "a及c", "是 a c", "a/c", "a + c",
    "（ａ）（ｃ）", "選 a 與 c",
  ])
  func `letters may have the words around them that Chinese has, or signs between them`(
    line: String
  ) throws {
    let asked = try quiz("x x ")
    #expect(asked.namesChoices(line))
    #expect(try asked.judge(line).isRight)
    #expect(try asked.judge(line).given == ["1", "3"])
  }

  @Test(arguments: [
    "a and c", "I think a and c", "Answer: a, c", "answer:a,c", "my answers are A and C",
    "a! c!", "\"a\" \"c\"", "'a' and 'c'", "a -> c", "a → c", "a > c", "a, c?",
  ])
  func `letters may have the words around them that English has`(line: String) throws {
    let asked = try quiz("x x ")
    #expect(asked.namesChoices(line))
    #expect(try asked.judge(line).given == ["1", "3"])
  }

  @Test(arguments: ["not a", "a or c", "andante", "I am sure it is a"])
  func `other English words are no letters`(line: String) throws {
    #expect(problem(try quiz("x x "), line) == .words(last: 4))
  }

  @Test(arguments: ["!a", "?a", "-a", "> a", "I'm a", "a-c"])
  func `a line that may mean something else names no choices`(line: String) throws {
    #expect(try !quiz("x x ").namesChoices(line))
  }

  @Test(arguments: ["reached it in time", "know the store", "push 这个页面"])
  func `a part that leaves out what denies is no choice`(line: String) throws {
    let choices = """
      - [x] The news has not reached it in time.
        > Reason.
      - [ ] It doesn't know the store.
        > Reason.
      - [ ] 它没有 push 这个页面。
        > Reason.

      """
    let heading = "## Q <!-- id: q type: quiz concept: roles -->"
    let asked = try shipped.ask(question(heading, choices + hint), id: "q")
    #expect(problem(asked, line) == .wordsOfNoChoice(last: 3))
    #expect(try asked.judge("not reached it in time").remarks == [.reason(0)])
  }

  @Test func `other Chinese words are no letters`() throws {
    let asked = try quiz("x x ")
    #expect(problem(asked, "猜 a") == .words(last: 4))
    #expect(problem(asked, "选第一个") == .words(last: 4))
    #expect(problem(asked, "选 z") == .notALetter("z", last: 4))
    #expect(!asked.namesChoices("看看 a"))
    #expect(!asked.namesChoices("选"))
  }

  private func sequence(_ heading: String, _ body: String) throws -> PosedQuestion {
    try shipped.ask(question(heading, body + hint), id: "q")
  }

  /// The letters of the right answer to a sequence.
  private func letters(_ asked: PosedQuestion) throws -> [String] {
    guard case .sequence(let answer) = asked.answer else { throw NoQuestion(problems: []) }
    return answer.map { Letters.letter($0) }
  }

  @Test func `an order is right from beginning to end, or up to a place`() throws {
    let asked = try sequence(
      "## Q <!-- id: q type: order concept: observer run: rename -->",
      "1. `setName`\n2. `post`\n3. `NC -> FolderVC`\n\n> Because.\n")
    let right = try letters(asked)
    #expect(
      try asked.judge(right.joined())
        == Verdict(isRight: true, remarks: [], given: ["1", "2", "3"]))
    #expect(
      try asked.judge([right[0], right[2], right[1]].joined(separator: " "))
        == Verdict(isRight: false, remarks: [.rightSoFar(1, of: 3)], given: ["1", "3", "2"]))
    #expect(problem(asked, right[0] + right[1]) == .tooFew(2, of: 3))
    #expect(problem(asked, right[0] + right[0] + right[1]) == .repeated(right[0]))
  }

  @Test func `blanks may be named before their letters, in any order`() throws {
    let asked = try sequence(
      "## Q <!-- id: q type: fill concept: observer run: rename -->",
      "- `setName`\n  > A.\n- `save`\n  > B.\n- `post`\n  > C.")
    let right = try letters(asked)
    let pairs = right.enumerated().map { "\($0.offset + 1)\($0.element)" }
    let reversed = pairs.reversed().joined(separator: ", ")
    for line in [pairs.joined(separator: " "), pairs.joined(), reversed] {
      #expect(asked.namesChoices(line))
      #expect(try asked.judge(line).isRight, "\(line)")
    }
    for line in [
      "setName, save, post", "setName() save(a, to: 1) post()", "setName -> save -> post",
      "1 setName 2 save 3 post", "(3) post (2) save() (1) setName",
    ] {
      #expect(asked.callsChoices(line))
      #expect(try asked.judge(line).isRight, "\(line)")
    }
    for line in [right.joined(separator: " -> "), right.joined(separator: "-")] {
      #expect(asked.namesChoices(line))
      #expect(try asked.judge(line).isRight, "\(line)")
    }
    let bracketed = right.enumerated().map { "\($0.offset + 1)(\($0.element))" }
    #expect(try asked.judge(bracketed.joined(separator: " ")).isRight)
    #expect(problem(asked, pairs[0]) == .tooFew(1, of: 3))
    #expect(problem(asked, "4" + right[0]) == .namesOfNoChoices(last: 3))
    // A blank has a number, and a message has one: a choice has none.
    #expect(problem(asked, "3 1 2") == .numbersOfDrawing(last: 3))
  }

  @Test func `of two blanks with the same word either takes either`() throws {
    let asked = try sequence(
      "## Q <!-- id: q type: fill concept: observer run: launch -->",
      "- `viewDidLoad`\n  > A.\n- `addObserver`\n  > B.\n- `viewDidLoad`\n  > C.")
    let right = try letters(asked)
    #expect(try asked.judge(right.joined()).isRight)
    #expect(try asked.judge(right[2] + right[1] + right[0]).isRight)
    #expect(try !asked.judge(right[1] + right[0] + right[2]).isRight)
    #expect(try asked.judge(right.joined()).remarks.count == 3)
  }

  @Test(arguments: [
    ("NC", true), ("nc", true), (" N.C. ", true), ("Notification Center", true),
    ("notification-centre", true), ("the centre", false), ("setName(_:)", true),
    ("setname", true), ("SetName( to: )", true), ("通知中心", true), ("“通知中心”。", true),
    ("通知 中心", true), ("通知", false), ("ＮＣ", true), ("Store", false),
    ("NC（通知中心）", true), ("通知中心（NC）", true), ("（通知中心）", true),
  ])
  func `a short answer is its letters`(word: String, isRight: Bool) throws {
    let asked = try shipped.ask(
      question(
        "## Q <!-- id: q type: short-answer concept: terms -->",
        "- [x] `NC`, `NotificationCenter`, `notification centre`, `setName(_:)`, `通知中心`\n"
          + "  > Yes.\n- [ ] `Store`\n  > It posts.\n" + hint), id: "q")
    let verdict = try asked.judge(word)
    #expect(verdict.isRight == isRight)
    let remark: Verdict.Remark = isRight ? .reason(0) : word == "Store" ? .reason(1) : .otherWord
    #expect(verdict.remarks == [remark])
    #expect(verdict.given == [word.split(separator: " ").joined(separator: " ")])
  }

  private func shortAnswer() throws -> PosedQuestion {
    try shipped.ask(
      question(
        "## Q <!-- id: q type: short-answer concept: terms -->",
        "- [x] `spy`, `test spy`, `the app's coordinator`, `double`\n  > Yes.\n"
          + "- [ ] `stub`, `dummy`\n  > No.\n- [ ] `doubles`\n  > Many.\n" + hint), id: "q")
  }

  @Test(arguments: [
    ("the spy", 0), ("a spy class", 0), ("spy object", 0), ("test spies", 0), ("its stubs", 1),
    ("dummies", 1), ("app's coordinator", 0), ("double", 0), ("doubles", 2),
  ])
  func `small words and plurals do not count, unless a choice has them`(word: String, choice: Int)
    throws
  {
    let verdict = try shortAnswer().judge(word)
    #expect(verdict.remarks == [.reason(choice)])
    #expect(verdict.isRight == (choice == 0))
  }

  @Test(.timeLimit(.minutes(10)))
  func `arguments and remarks do not count, however deep the brackets are`() throws {
    let asked = try shortAnswer()
    let deep = String(repeating: "spy(", count: 5_000)
    for line in ["spy(a(b, c(", "spy((x))", "spy(1(b))(c)", "spy (a kind of double).", deep] {
      #expect(try asked.judge(line).remarks == [.reason(0)], "\(line.prefix(30))")
    }
  }

  @Test func `of several words, the last says whether the answer is close`() throws {
    let asked = try shortAnswer()
    #expect(problem(asked, "a good spy") == .wordAmongOthers)
    // Small words make this one of two choices, a right and a wrong one.
    #expect(try asked.judge("its double").remarks == [.otherWord])
    // A wrong word with a right one in brackets.
    #expect(problem(asked, "stub (spy)") == .wordAmongOthers)
    #expect(problem(asked, "stub（spy）") == .wordAmongOthers)
    #expect(try asked.judge("stub (dummy)").remarks == [.reason(1)])
    for line in ["not a spy", "spy store", "stub or spy", "a stub spy", "one very very good spy"] {
      #expect(try asked.judge(line).remarks == [.otherWord], "\(line)")
    }
  }

  @Test func `what is said around a Chinese word does not count, and its end may be close`() throws
  {
    let asked = try shipped.ask(
      question(
        "## Q <!-- id: q type: short-answer concept: terms -->",
        "- [x] `普通调用`, `call`, `函数调用`\n  > Yes.\n- [ ] `赋值`, `查询`\n  > No.\n" + hint), id: "q")
    for line in [
      "是普通调用", "我觉得应该是普通的调用吧。", "是 call", "是一种函数调用", "这是函数的调用", "普通调用吗？",
      "是普通调用嘛", "一个普通调用", "是个 call 吗", "是种函数调用",
    ] {
      #expect(try asked.judge(line).remarks == [.reason(0)], "\(line)")
    }
    for line in ["由 call 负责的", "call 创建了它", "call 对象", "是call里的"] {
      #expect(try asked.judge(line).remarks == [.reason(0)], "\(line)")
    }
    #expect(try asked.judge("应该是查询").remarks == [.reason(1)])
    for line in ["普通的函数调用", "是直接的函数调用", "直接 call", "call 一类"] {
      #expect(problem(asked, line) == .wordAmongOthers, "\(line)")
    }
    for line in ["不是函数调用", "并非普通调用", "查询或普通调用", "赋值调用函数调用", "是", "调用", "我的recall", "call 不负责"] {
      #expect(try asked.judge(line).remarks == [.otherWord], "\(line)")
    }
  }

  @Test(arguments: [("spy.record()", 0), ("Stub.answers", 1), ("spy.", 0)])
  func `a call is as good as its object`(word: String, choice: Int) throws {
    #expect(try shortAnswer().judge(word).remarks == [.reason(choice)])
  }

  @Test func `a letter or two may be a slip, but not in a short word or another name`() throws {
    let asked = try shipped.ask(
      question(
        "## Q <!-- id: q type: short-answer concept: terms -->",
        "- [x] `FolderVM`, `Coordinator`, `mapper`\n  > Yes.\n"
          + "- [ ] `navItem`, `Store`, `presenter`\n  > No.\n" + hint), id: "q")
    for slip in ["Coordinatro", "the Cordinatr", "maper", "navtem", "presentr"] {
      #expect(problem(asked, slip) == .misspelled, "\(slip)")
    }
    for other in ["FolderVC", "navItem2", "Storm", "FolderVM2", "mappings", "presence"] {
      #expect(try asked.judge(other).remarks == [.otherWord], "\(other)")
    }
  }

  @Test func `punctuation alone answers nothing`() throws {
    let asked = try shipped.ask(
      question(
        "## Q <!-- id: q type: short-answer concept: terms -->", "- [x] `NC`\n  > Yes.\n" + hint),
      id: "q")
    #expect(problem(asked, " . () ") == .empty)
  }
}

@Suite struct MixingTests {
  @Test(arguments: 0...12) func `mixes everything, never into the right order, and always the same`(
    count: Int
  ) {
    let right = Array(0..<count)
    var orders: Set<[Int]> = []
    for id in (0..<50).map({ "order-\($0)" }) {
      let order = Shuffle.order(of: count, by: id)
      #expect(order.sorted() == right)
      #expect(count < 2 || order != right, "\(id)")
      #expect(order == Shuffle.order(of: count, by: id))
      orders.insert(order)
    }
    #expect(orders.count >= max(1, count - 1), "ids make no difference: \(orders)")
  }
}

@Suite struct MixedQuestionTests {
  @Test(arguments: ["x ", " x", "  x", "x   ", "xx  ", "x x", " xxx"], 1...5)
  func `the same choices are right, in another order`(ticks: String, day: Int) throws {
    let choices = ticks.enumerated().map { "- [\($1)] choice \($0)\n  > Reason \($0)." }
    let asked = try shipped.ask(
      question(
        "## Q <!-- id: q type: quiz concept: roles -->",
        choices.joined(separator: "\n") + "\n" + hint),
      id: "q")
    let mixed = asked.mixed(by: "day \(day)")
    #expect(mixed.options != asked.options)
    #expect(mixed.solution.given.sorted() == asked.solution.given.sorted())
    #expect(mixed.solution.isRight)
  }
}
