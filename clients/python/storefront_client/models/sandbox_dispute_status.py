from enum import StrEnum


class SandboxDisputeStatus(StrEnum):
    LOST = "LOST"
    OPEN = "OPEN"
    WON = "WON"

    def __str__(self) -> str:
        return str(self.value)
