"""The pairing of the least cost, by maximum-weight matching.

The algorithm is Edmonds' blossom algorithm as networkx has it: Zvi Galil, "Efficient Algorithms for Finding
Maximum Matching in Graphs", ACM Computing Surveys, 1986. With whole numbers it is exact.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

Edge = tuple[int, int]
Cost = tuple[int, ...]
"""What a pair costs, the most important number first. Sums are compared number by number."""

_COMPLETE: Final = 40
"""Up to so many entrants all pairs are looked at."""
_NEIGHBOURS: Final = 24
"""Among more, only so many of the cheapest pairs of each, unless they do not suffice."""


def _totals(costs: Mapping[Edge, Cost], pairs: int) -> dict[Edge, int]:
    """Return each cost as one number, so that sums of so many are ordered as sums of tuples are."""
    bases = [pairs * max(level) + 1 for level in zip(*costs.values(), strict=True)]
    totals = {}
    for edge, cost in costs.items():
        total = 0
        for base, number in zip(bases, cost, strict=True):
            total = total * base + number
        totals[edge] = total
    return totals


def _cheapest(totals: Mapping[Edge, int]) -> set[Edge]:
    edges = defaultdict(list)
    for edge, total in totals.items():
        for entrant in edge:
            edges[entrant].append((total, edge))
    return {edge for each in edges.values() for _, edge in sorted(each)[:_NEIGHBOURS]}


def _matching(totals: Mapping[Edge, int]) -> list[Edge]:
    import networkx as nx  # type: ignore[import-untyped] # takes a while, and few processes pair anybody

    top = max(totals.values()) + 1
    graph = nx.Graph()
    for (a, b), total in totals.items():
        graph.add_edge(a, b, weight=top - total)
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted(edge if edge in totals else edge[::-1] for edge in found)


def pairs(entrants: Sequence[int], costs: Mapping[Edge, Cost], hard: int = 0) -> list[Edge] | None:
    """Return pairs of all entrants with the least cost; None: there are none.

    ``costs``: of each pair that is allowed, all of one length and not negative. The first ``hard`` numbers
    are kept to the least possible in every case. With many entrants, dear pairs are left out of
    the search as long as it finds a pairing in which these are all 0.
    """
    if not entrants:
        return []
    if not costs:
        return None
    totals = _totals(costs, len(entrants) // 2)
    if len(entrants) > _COMPLETE:
        near = _cheapest(totals)
        found = _matching({edge: totals[edge] for edge in sorted(near)})
        if 2 * len(found) == len(entrants) and not any(any(costs[edge][:hard]) for edge in found):
            return found
    found = _matching(totals)
    return found if 2 * len(found) == len(entrants) else None
