from enum import StrEnum


class OrderAction(StrEnum):
    CANCEL = "cancel"
    REPAY = "repay"

    def __str__(self) -> str:
        return str(self.value)
