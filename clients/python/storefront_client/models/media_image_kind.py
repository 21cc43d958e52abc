from enum import StrEnum


class MediaImageKind(StrEnum):
    IMAGE = "IMAGE"

    def __str__(self) -> str:
        return str(self.value)
