from enum import StrEnum


class ErrorCode(StrEnum):
    BAD_GATEWAY = "bad_gateway"
    CONFLICT = "conflict"
    FORBIDDEN = "forbidden"
    GATEWAY_TIMEOUT = "gateway_timeout"
    INTERNAL_ERROR = "internal_error"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    NOT_FOUND = "not_found"
    PAYLOAD_TOO_LARGE = "payload_too_large"
    RATE_LIMITED = "rate_limited"
    SERVICE_UNAVAILABLE = "service_unavailable"
    UNAUTHORIZED = "unauthorized"
    UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type"
    VALIDATION_ERROR = "validation_error"

    def __str__(self) -> str:
        return str(self.value)
