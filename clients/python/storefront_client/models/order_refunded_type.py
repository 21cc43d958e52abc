from enum import StrEnum


class OrderRefundedType(StrEnum):
    ORDER_REFUNDED = "order.refunded"

    def __str__(self) -> str:
        return str(self.value)
