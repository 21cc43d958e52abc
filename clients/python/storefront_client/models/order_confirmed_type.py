from enum import StrEnum


class OrderConfirmedType(StrEnum):
    ORDER_CONFIRMED = "order.confirmed"

    def __str__(self) -> str:
        return str(self.value)
