#ifndef LIFELINE_CREADLINE_SHIM_H
#define LIFELINE_CREADLINE_SHIM_H

// readline's headers speak of FILE without including what declares it.
#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>

#endif
