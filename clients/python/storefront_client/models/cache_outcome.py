from enum import StrEnum


class CacheOutcome(StrEnum):
    HIT = "hit"
    MISS = "miss"
    UNCHANGED = "unchanged"

    def __str__(self) -> str:
        return str(self.value)
