from enum import StrEnum


class WebhookEndpointFailingType(StrEnum):
    WEBHOOK_ENDPOINT_FAILING = "webhook_endpoint.failing"

    def __str__(self) -> str:
        return str(self.value)
