from enum import StrEnum


class CartPromotionStatus(StrEnum):
    APPLIED = "APPLIED"
    EXPIRED = "EXPIRED"
    NOT_ELIGIBLE = "NOT_ELIGIBLE"

    def __str__(self) -> str:
        return str(self.value)
