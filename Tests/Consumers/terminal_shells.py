"""Shells of terminals at a pseudo-terminal: what Tab makes of a line."""

import os
import pty
import re
import select
import subprocess
import time

END = "ready"


class Shell:
    """An interactive shell that has read its completion script."""

    def __init__(self, command, setup, folder, path):
        environment = {"PATH": f"{path}:{os.environ['PATH']}", "HOME": str(folder), "TERM": "dumb",
                       "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        for line in setup:
            self.type(line + "\r")
        self.answer()

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def answer(self):
        """What is written until the shell is ready again."""
        self.type(f"echo {END[:2]}''{END[2:]}\r")
        text = ""
        deadline = time.monotonic() + 60
        while not re.search(rf"^{END}", text, re.MULTILINE):
            assert time.monotonic() < deadline, text
            if select.select([self.terminal], [], [], 1)[0]:
                text += os.read(self.terminal, 65536).decode(errors="replace").replace("\r", "")
        return text

    def completed(self, line):
        """The line after Tab."""
        self.type(line + "\t")
        # From the beginning of the line to its end: it is written instead of done.
        self.type("\x01echo '<' \x05 '>'\r")
        found = re.findall(r"^< (.*?) *>$", self.answer(), re.MULTILINE)
        assert found, line
        return found[-1]

    def close(self):
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def bash(folder, script, path):
    setup = ["PS1='$ '", "bind 'set enable-bracketed-paste off'", f"source {script}"]
    return Shell(["bash", "--norc", "--noprofile", "-i"], setup, folder, path)


def zsh(folder, script, path):
    setup = ["PS1='$ '", "bindkey -e", "unset zle_bracketed_paste", "autoload -Uz compinit",
             "compinit -u -D", f"source {script}"]
    return Shell(["zsh", "-f", "-i"], setup, folder, path)


def fish_candidates(folder, script, path, line):
    """What fish offers, each with what it means."""
    environment = os.environ | {"PATH": f"{path}:{os.environ['PATH']}", "HOME": str(folder)}
    question = f"source {script}; complete -C {line!r}"
    result = subprocess.run(["fish", "--no-config", "-c", question], cwd=folder, env=environment,
                            capture_output=True, check=True, text=True)
    assert result.stderr == ""
    return [candidate.split("\t") for candidate in result.stdout.splitlines()]
