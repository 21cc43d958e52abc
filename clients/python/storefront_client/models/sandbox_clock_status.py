from enum import StrEnum


class SandboxClockStatus(StrEnum):
    ADVANCING = "ADVANCING"
    READY = "READY"

    def __str__(self) -> str:
        return str(self.value)
