from enum import StrEnum


class SectionErrorCode(StrEnum):
    DOWNSTREAM_TIMEOUT = "downstream_timeout"
    DOWNSTREAM_UNAVAILABLE = "downstream_unavailable"

    def __str__(self) -> str:
        return str(self.value)
