from enum import StrEnum


class KeyKind(StrEnum):
    PUBLISHABLE = "PUBLISHABLE"
    SECRET = "SECRET"

    def __str__(self) -> str:
        return str(self.value)
