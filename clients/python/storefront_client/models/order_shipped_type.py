from enum import StrEnum


class OrderShippedType(StrEnum):
    ORDER_SHIPPED = "order.shipped"

    def __str__(self) -> str:
        return str(self.value)
