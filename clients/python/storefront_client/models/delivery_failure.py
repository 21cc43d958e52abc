from enum import StrEnum


class DeliveryFailure(StrEnum):
    CONNECTION_FAILED = "connection_failed"
    CONNECTION_REFUSED = "connection_refused"
    CONNECTION_RESET = "connection_reset"
    DNS = "dns"
    ENDPOINT_NOT_ALLOWED = "endpoint_not_allowed"
    HTTP_STATUS = "http_status"
    INVALID_RESPONSE = "invalid_response"
    REDIRECT = "redirect"
    SECRET_UNREADABLE = "secret_unreadable"
    TIMEOUT = "timeout"
    TLS = "tls"

    def __str__(self) -> str:
        return str(self.value)
