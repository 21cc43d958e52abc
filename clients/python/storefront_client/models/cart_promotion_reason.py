from enum import StrEnum


class CartPromotionReason(StrEnum):
    PROMO_EXPIRED = "promo_expired"
    PROMO_LIMIT_REACHED = "promo_limit_reached"
    PROMO_NOT_COMBINABLE = "promo_not_combinable"
    PROMO_NOT_ELIGIBLE = "promo_not_eligible"

    def __str__(self) -> str:
        return str(self.value)
