from enum import StrEnum


class PreviewConfirmedOrderStatus(StrEnum):
    CONFIRMED = "CONFIRMED"

    def __str__(self) -> str:
        return str(self.value)
