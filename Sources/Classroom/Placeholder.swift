// What a teacher takes to class, and gets back.
