from enum import StrEnum


class PreviewPendingPaymentState(StrEnum):
    PENDING_PAYMENT = "pending_payment"

    def __str__(self) -> str:
        return str(self.value)
