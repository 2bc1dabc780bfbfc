"""One thread for the arithmetic of networks: this is imported before numpy is.

The matrices are so small that OpenBLAS spends more time on its threads than on the sums: on two busy
processors a decision of Hand took two to three times as long. And sums in another order would make another
network of a training run.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
