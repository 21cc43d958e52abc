from enum import StrEnum


class WebhookPingEvent(StrEnum):
    PING = "ping"

    def __str__(self) -> str:
        return str(self.value)
