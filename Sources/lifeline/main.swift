import Shell
print("")
