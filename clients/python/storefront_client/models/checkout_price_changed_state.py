from enum import StrEnum


class CheckoutPriceChangedState(StrEnum):
    PRICE_CHANGED = "price_changed"

    def __str__(self) -> str:
        return str(self.value)
