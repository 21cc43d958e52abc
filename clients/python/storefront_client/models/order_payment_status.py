from enum import StrEnum


class OrderPaymentStatus(StrEnum):
    CREDITED = "CREDITED"
    ON_ACCOUNT = "ON_ACCOUNT"
    PAID = "PAID"
    PARTIALLY_REFUNDED = "PARTIALLY_REFUNDED"
    REFUNDED = "REFUNDED"
    REFUND_FAILED = "REFUND_FAILED"
    REFUND_PENDING = "REFUND_PENDING"
    UNPAID = "UNPAID"

    def __str__(self) -> str:
        return str(self.value)
