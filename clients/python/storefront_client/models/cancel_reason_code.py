from enum import StrEnum


class CancelReasonCode(StrEnum):
    CUSTOMER_REQUEST = "CUSTOMER_REQUEST"
    DUPLICATE = "DUPLICATE"
    ORDERED_BY_MISTAKE = "ORDERED_BY_MISTAKE"
    OTHER = "OTHER"
    TOO_SLOW = "TOO_SLOW"

    def __str__(self) -> str:
        return str(self.value)
