from enum import StrEnum


class CartStatus(StrEnum):
    EXPIRED = "EXPIRED"
    OPEN = "OPEN"
    ORDERED = "ORDERED"

    def __str__(self) -> str:
        return str(self.value)
