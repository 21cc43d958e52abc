from enum import StrEnum


class PaymentFailedType(StrEnum):
    PAYMENT_FAILED = "payment.failed"

    def __str__(self) -> str:
        return str(self.value)
