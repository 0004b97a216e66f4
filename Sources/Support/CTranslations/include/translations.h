#pragma once

/// The text of `zh-Hans.po`, in UTF-8. It is a part of the program, so no installation can lose it.
const char *translations_zh_Hans(void);
