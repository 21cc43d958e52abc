from enum import StrEnum


class Settlement(StrEnum):
    CREDITED = "CREDITED"
    PAID = "PAID"
    PARTIALLY_PAID = "PARTIALLY_PAID"
    PARTIALLY_REFUNDED = "PARTIALLY_REFUNDED"
    REFUNDED = "REFUNDED"
    UNPAID = "UNPAID"
    VOIDED = "VOIDED"

    def __str__(self) -> str:
        return str(self.value)
