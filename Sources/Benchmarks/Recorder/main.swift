import Tracer
print("to be written")
