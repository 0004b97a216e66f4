extension Chinese {
  /// The rules of a contract, and what breaks them.
  static let contracts: [String: String] = [
    "%1 from %2 to %3 is not allowed": "不允许从 %2 到 %3 的 %1",
    "%1 %2 outside %3": "在 %3 之外%2 %1",
    "%1, in a turn with %2": "%1，而这一轮里有 %2",
    "A controller %1 a %2 only inside %3": "控制器只能在 %3 里%1 %2",
    "In a turn with %1, a controller %2 a %3 only inside %4":
      "一轮里只要有 %1，控制器就只能在 %4 里%2 %3",
    "%1, %2 excepted.": "%1，%2 除外。",
    "a %1 call": "%1 调用",
    "an %1 call": "%1 调用",
    "a %1": "%1",
    "an %1": "%1",
    "calls or sets": "调用或设置",
    "calls": "调用",
    "sets": "设置",
    "written": "写了",
    "called": "调用了",
    "set": "设置了",
    "busy indicators": "加载指示器",
    "the first responder": "第一响应者",
    "cells": "cell",
  ]
}
