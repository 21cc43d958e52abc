from enum import StrEnum


class SandboxFaultEffect(StrEnum):
    DROPPED_CONNECTION = "dropped_connection"
    ERROR = "error"
    LATENCY = "latency"
    MISSING_SECTION = "missing_section"

    def __str__(self) -> str:
        return str(self.value)
