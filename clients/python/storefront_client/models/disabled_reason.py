from enum import StrEnum


class DisabledReason(StrEnum):
    DISABLED_BY_STORE = "disabled_by_store"
    ENDPOINT_FAILING = "endpoint_failing"
    ENDPOINT_GONE = "endpoint_gone"

    def __str__(self) -> str:
        return str(self.value)
