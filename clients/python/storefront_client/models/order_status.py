from enum import StrEnum


class OrderStatus(StrEnum):
    CANCELLED = "CANCELLED"
    CONFIRMED = "CONFIRMED"
    DELIVERED = "DELIVERED"
    EXPIRED = "EXPIRED"
    PARTIALLY_SHIPPED = "PARTIALLY_SHIPPED"
    PENDING_PAYMENT = "PENDING_PAYMENT"
    SHIPPED = "SHIPPED"

    def __str__(self) -> str:
        return str(self.value)
