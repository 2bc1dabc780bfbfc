"""The pairing of the least cost, by maximum-weight matching.

The algorithm is Edmonds' blossom algorithm as networkx has it: Zvi Galil, "Efficient Algorithms for Finding
Maximum Matching in Graphs", ACM Computing Surveys, 1986. With whole numbers it is exact. For 128 entrants, of
whom everybody may meet everybody, it takes less than a second.
"""

from collections.abc import Mapping

Edge = tuple[int, int]
Cost = tuple[int, ...]
"""What a pair costs, the most important number first. Sums are compared number by number."""


def pairs(costs: Mapping[Edge, Cost]) -> list[Edge]:
    """Return as many pairs as possible, and of all such pairings one that costs least.

    ``costs``: of each pair that is allowed, all of one length and not negative.
    """
    import networkx as nx  # type: ignore[import-untyped] # takes a while, and few processes pair anybody

    totals = _totals(costs)
    top = max(totals.values(), default=0) + 1
    graph = nx.Graph()
    for (a, b), total in totals.items():
        graph.add_edge(a, b, weight=top - total)
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted(edge if edge in totals else edge[::-1] for edge in found)


def _totals(costs: Mapping[Edge, Cost]) -> dict[Edge, int]:
    """Return each cost as one number, such that sums are ordered as sums of the tuples are."""
    most = len({entrant for edge in costs for entrant in edge}) // 2
    bases = [most * max(level) + 1 for level in zip(*costs.values(), strict=True)]
    totals = {}
    for edge, cost in costs.items():
        totals[edge] = 0
        for base, number in zip(bases, cost, strict=True):
            totals[edge] = totals[edge] * base + number
    return totals
