from enum import StrEnum


class OrderDeliveredType(StrEnum):
    ORDER_DELIVERED = "order.delivered"

    def __str__(self) -> str:
        return str(self.value)
