#include "translations.h"

const char *translations_zh_Hans(void) {
  static const char text[] = {
#embed "zh-Hans.po" suffix(, 0)
  };
  return text;
}
