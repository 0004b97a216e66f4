extension Chinese {
  /// What keeps progress from being kept, or taken from a file.
  static let progress: [String: String] = [
    """
    Nothing stands in it yet. Kept is what somebody does in lessons at the prompt, not what a \
    script does.
    """: "里面还没有内容。只有在提示符下学习课程时做的才会保存，脚本里做的不保存。",
    "this directory cannot be made or opened.": "这个目录无法创建或打开。",
    "progress cannot be written here.": "学习进度无法写到这里。",
    "another program holds this file.": "另一个程序正占用这个文件。",
    "the disk is full.": "磁盘满了。",
    "this file was damaged while it was in use.": "这个文件在使用过程中损坏了。",
    "SQLite says: %1.": "SQLite 报告：%1。",
    "Check the permissions, then start again.": "请检查权限，再重新启动。",
    "Close the other program and try again.": "请关掉那个程序，再试一次。",
    "Make room and try again.": "请腾出空间，再试一次。",
    "Start again; what can be read then is kept.": "请重新启动；还能读出的内容会保留。",
    "Try again; if it stays so, move the file away.": "请再试一次；如果还是这样，请把文件移走。",

    // A file that was set aside.
    "%1: %2 It is kept as %3, and progress begins anew. %4":
      "%1：%2它保存为 %3，学习进度重新开始。%4",
    "this file is damaged.": "这个文件损坏了。",
    "this is no database.": "这不是数据库。",
    "this is a database of another program.": "这是别的程序的数据库。",
    "this was written by a newer lifeline.": "这是更新版本的 lifeline 写的。",
    "this is not a regular file.": "这不是普通文件。",
    "If you have an export, import it.": "如果有导出的文件，请导入。",
    "Move it to where it belongs.": "请把它移到该放的地方。",
    "Rename it back before you use the newer lifeline again.":
      "再用新版本的 lifeline 之前，请把名字改回来。",

    // A file to take progress from.
    "the file is empty.": "文件是空的。",
    "this is not JSON, or the end of it is missing.": "这不是 JSON，或者缺了结尾。",
    "this is no progress file: it has no field \"lifeline-progress\".":
      "这不是进度文件：没有 \"lifeline-progress\" 字段。",
    "this progress file has version %1, known is version %2.":
      "这个进度文件是第 %1 版，这里只认第 %2 版。",
    "the field \"%1\" is missing.": "缺少字段 \"%1\"。",
    "the field \"%1\" has a value of the wrong type.": "字段 \"%1\" 的值类型不对。",
    "the field \"%1\" should be %2, found \"%3\".": "字段 \"%1\" 应该是 %2，实际是 \"%3\"。",
    "\"%1\" at \"%2\" stood there before.": "\"%2\" 处的 \"%1\" 前面已经出现过。",
    "this file was changed after it was written: its digest does not fit.":
      "这个文件写好以后被改过：摘要对不上。",
    "Read it with a newer lifeline.": "请用更新版本的 lifeline 读取。",
    "Nothing was imported. Write it anew with `progress export`.":
      "什么也没有导入。请用 `progress export` 重新导出。",
    "a UUID in small letters": "小写的 UUID",
    "a name without control characters": "不含控制字符的名字",
    "a moment such as 2026-03-01T10:11:12.345Z": "像 2026-03-01T10:11:12.345Z 这样的时刻",
    "one of %1": "以下之一：%1",
  ]
}
