extension Chinese {
  /// Questions that are taken to other programs.
  static let questions: [String: String] = [
    "One way:": "一种做法：",
    "%1: %2.": "%1：%2。",
    "Left out, for they cannot be read: %1. lifeline check says why.":
      "读不懂，所以略去：%1。原因请看 lifeline check。",
    "questions of order are matching questions there: %1": "排序题在那里是配对题：%1",
    "blanks are matching questions there: %1": "填空题在那里是配对题：%1",
    "words to type in have to be spelled there as they stand: %1":
      "要输入的词在那里必须照原样拼写：%1",
    "tasks are essays there, which a person judges: %1": "任务在那里是问答题，由人来评判：%1",
    "hints are not carried: %1": "不带提示：%1",
    "hints of tasks are not carried: %1": "不带任务的提示：%1",
    "tags are not carried: %1": "不带标签：%1",
    "of more than ten right choices, ten count there; those that do not: %1":
      "正确选项超过十个时，那里只算十个；不算的有：%1",
  ]
}
