from enum import StrEnum


class CheckoutConfirmedState(StrEnum):
    CONFIRMED = "confirmed"

    def __str__(self) -> str:
        return str(self.value)
