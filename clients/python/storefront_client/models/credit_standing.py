from enum import StrEnum


class CreditStanding(StrEnum):
    GOOD = "GOOD"
    NEAR_LIMIT = "NEAR_LIMIT"
    NO_CREDIT = "NO_CREDIT"
    ON_HOLD = "ON_HOLD"
    OVER_LIMIT = "OVER_LIMIT"

    def __str__(self) -> str:
        return str(self.value)
