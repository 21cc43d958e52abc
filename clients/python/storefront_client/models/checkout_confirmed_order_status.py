from enum import StrEnum


class CheckoutConfirmedOrderStatus(StrEnum):
    CONFIRMED = "CONFIRMED"

    def __str__(self) -> str:
        return str(self.value)
