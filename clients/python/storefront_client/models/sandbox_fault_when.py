from enum import StrEnum


class SandboxFaultWhen(StrEnum):
    AFTER = "after"
    BEFORE = "before"

    def __str__(self) -> str:
        return str(self.value)
