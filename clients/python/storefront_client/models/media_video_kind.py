from enum import StrEnum


class MediaVideoKind(StrEnum):
    VIDEO = "VIDEO"

    def __str__(self) -> str:
        return str(self.value)
