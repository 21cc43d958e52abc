from enum import StrEnum


class PreviewConfirmedState(StrEnum):
    CONFIRMED = "confirmed"

    def __str__(self) -> str:
        return str(self.value)
