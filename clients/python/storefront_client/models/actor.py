from enum import StrEnum


class Actor(StrEnum):
    SHOPPER = "shopper"
    STORE = "store"
    SYSTEM = "system"

    def __str__(self) -> str:
        return str(self.value)
