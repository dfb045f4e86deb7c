"""The search over partial orders of moves, for games built by suit with kings to empty columns.

A node is a set of rules "event e may not happen before ...". It plays one greedy game that obeys them
(`play`, `deal`). Where that gets stuck, it branches on the ways to play differently (`cycles`,
`decisions`), and the dead test (`closure`, `reach`) refutes most of those at once.
"""
