"""One thread for the arithmetic of networks: this is imported before numpy is.

The matrices are so small that OpenBLAS spends more time on its threads than on the sums: on two busy
processors a decision of Hand took two to three times as long.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
