extension Chinese {
  /// What is wrong with the file of a lesson or a scenario, for those who write them.
  static let lessonFiles: [String: String] = [
    // Files.
    "there is no such directory. Name one that holds lessons.":
      "没有这个目录。请给出放课程文件的目录。",
    "this file cannot be read. Check its permissions.": "这个文件无法读取。请检查它的权限。",
    "this is not a regular file. Put a Markdown file here, or remove it.":
      "这不是普通文件。请换成 Markdown 文件，或者删掉它。",
    "this link leads out of the lesson directory. Copy the file into the directory.":
      "这个链接指向课程目录外面。请把文件复制到目录里。",
    "this file is larger than %1 bytes. Split it in two.": "这个文件超过 %1 字节。请拆成两个。",
    "this line is longer than %1 bytes. Break it.": "这一行超过 %1 字节。请换行。",
    "this file is not UTF-8 text. Save it as UTF-8.": "这个文件不是 UTF-8 文本。请存成 UTF-8。",
    "the id `%1` belongs to %2 already. Choose another one.":
      "id `%1` 已经被 %2 占用。请换一个。",

    // Front matter.
    "the lesson does not begin with `---`. Put `lifeline: 1`, an `id:` and a `title:` between two such lines at the top.":
      "这一课不是以 `---` 开头。请在文件开头的两行 `---` 之间写上 `lifeline: 1`、`id:` 和 `title:`。",
    "the front matter has no end. Close it with a line `---`.":
      "front matter 没有结束。请用单独一行 `---` 结束它。",
    "`%1` is not `key: value`. Write one plain value on one line; put it in double quotes when it begins with a sign.":
      "`%1` 不是 `key: value` 的形式。一行写一个简单的值；以符号开头的值要加双引号。",
    "`%1` ends a plain value in YAML. Put the value in double quotes.":
      "在 YAML 里，`%1` 会结束不加引号的值。请给值加上双引号。",
    "this value is not closed by a double quote. Write `\\\"` for a quote inside it, `\\\\` for a backslash, and nothing behind it.":
      "这个值没有以双引号结束。值里的双引号写成 `\\\"`，反斜杠写成 `\\\\`，结尾的引号后面不要写别的。",
    "no key is called `%1`.": "没有叫 `%1` 的键。",
    "the front matter has no `%1`. Add a line `%2: …`.":
      "front matter 里没有 `%1`。请加一行 `%2: …`。",
    "`%1` cannot be an id. Use small letters, digits and hyphens: `watch-rename`.":
      "`%1` 不能用作 id。请用小写字母、数字和连字符：`watch-rename`。",
    "this lesson is written for version %1 of the format. This Lifeline reads `lifeline: 1`.":
      "这一课用的是第 %1 版格式。这个 Lifeline 只读 `lifeline: 1`。",
    " Did you mean `%1`?": "是不是想写 `%1`？",

    // Headings and their attributes.
    "text stands before the first heading. Begin with `# Title`.":
      "第一个标题前面有文字。请以 `# 标题` 开头。",
    "this comment has no end. Close it with `-->`, and write no `--` inside it.":
      "这条注释没有结束。请用 `-->` 结束它，里面不要写 `--`。",
    "this comment says nothing about the section. Write `id: some-name`.":
      "这条注释没有说明这一节。请写 `id: some-name`。",
    "`%1` belongs to no key. Begin with a key and a colon, such as `id:`.":
      "`%1` 不属于任何键。请以键和冒号开头，例如 `id:`。",
    "`%1:` stands here twice. Remove one.": "`%1:` 写了两次。请去掉一个。",
    "`%1:` has no value. Write one after the colon.": "`%1:` 没有值。请写在冒号后面。",
    "no section type is called `%1`.": "没有叫 `%1` 的小节类型。",
    "`%1:` means nothing in a section of type `%2`. Remove it.":
      "`%1:` 在 `%2` 类型的小节里没有意义。请去掉它。",
    "a section of type `%1` needs `%2:`. Add it to the comment on the heading.":
      "`%1` 类型的小节需要 `%2:`。请加到标题的注释里。",
    "`run:` names a scenario and `actions:` lists actions. Keep one of them.":
      "`run:` 指定剧本，`actions:` 列出操作。只留一个。",
    "the scenario brings its own set-up. Remove `setup:`, or list the `actions:` too.":
      "剧本自带准备步骤。请去掉 `setup:`，或者把 `actions:` 也列出来。",
    "the id `%1` was given on line %2 already. Choose another one.":
      "id `%1` 在第 %2 行已经用过。请换一个。",

    // Translations.
    "`%1:` is taken from the original. Keep only `id:` and `digest:` here.":
      "`%1:` 以原文为准。这里只留 `id:` 和 `digest:`。",
    "the original has no section `%1`. Correct the id, or remove the section.":
      "原文没有 `%1` 这一节。请改正 id，或者删掉这一节。",
    "not translated: %1. They are shown in English.": "还没有翻译：%1。这些会以英文显示。",
    "nothing says which text `%1` was made from. `lifeline check --write` adds the digest.":
      "没有写明 `%1` 是照哪一版原文翻译的。`lifeline check --write` 会补上 digest。",
    "the original of `%1` has changed. Look it through, then run `lifeline check --write`.":
      "`%1` 的原文改过了。请对照一遍，再运行 `lifeline check --write`。",
    "this translates the lesson `%1`. Give it that id.": "它翻译的是 `%1` 这一课。请用同样的 id。",
    "this has %1 choices, the original %2. Keep their number and order.":
      "这里有 %1 个选项，原文有 %2 个。数目和顺序要保持一致。",
    "this has %1 hints, the original %2. Keep their number and order.":
      "这里有 %1 条提示，原文有 %2 条。数目和顺序要保持一致。",
    "other choices are ticked than in the original. Keep their order and ticks.":
      "打勾的选项和原文不同。顺序和勾选要保持一致。",
    "other messages are named than in the original. Leave code spans as they are.":
      "写的消息和原文不同。反引号里的内容请照原样保留。",
    "other things are checked than in the original. Leave code spans as they are.":
      "检查的内容和原文不同。反引号里的内容请照原样保留。",
    "the solution differs from the original. Leave its code spans as they are.":
      "解答和原文不同。反引号里的内容请照原样保留。",
    "the table differs from the original. Leave its words as they are.":
      "表格和原文不同。里面的词请照原样保留。",

    // Scenarios.
    "the scenario has no title. Begin with a line `# What it shows`.":
      "剧本没有标题。请以一行 `# 它演示什么` 开头。",
    "a set-up line stands after an action. Move it up.": "准备步骤写在了操作后面。请移到上面。",
    "the scenario has no action. Write one on each line, such as `launch`.":
      "剧本没有操作。请一行写一个，例如 `launch`。",
    "`%1` begins no line of a scenario. A line is `# title`, `setup: action` or an action.":
      "剧本里没有以 `%1` 开头的行。一行可以是 `# 标题`、`setup: 操作` 或一个操作。",
  ]
}
