from enum import StrEnum


class DeliveryStatus(StrEnum):
    DELIVERED = "DELIVERED"
    DISCARDED = "DISCARDED"
    FAILED = "FAILED"
    PENDING = "PENDING"

    def __str__(self) -> str:
        return str(self.value)
