#ifndef LIFELINE_CREADLINE_SHIM_H
#define LIFELINE_CREADLINE_SHIM_H

// readline's headers use FILE without including its declaration.
#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>

#endif
