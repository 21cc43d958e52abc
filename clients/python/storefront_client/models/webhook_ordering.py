from enum import StrEnum


class WebhookOrdering(StrEnum):
    AGGREGATE = "AGGREGATE"
    NONE = "NONE"

    def __str__(self) -> str:
        return str(self.value)
