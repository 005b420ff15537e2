"""Runs the samples that come on standard input, one a line, and says of each what the service answered."""

import contextlib
import io
import json
import os
import sys

for line in sys.stdin:
    sample = json.loads(line)
    os.environ["KEY"] = sample["key"]
    os.environ["SESSION"] = sample["session"]
    names = {"__name__": "__main__"}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(sample["text"], sample["id"], "exec"), names)
        told = {"status": names["answer"].status_code}
    except Exception as error:
        told = {"error": repr(error), "answer": getattr(getattr(error, "response", None), "text", None)}
    print(json.dumps(told), flush=True)
