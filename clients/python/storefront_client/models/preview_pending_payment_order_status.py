from enum import StrEnum


class PreviewPendingPaymentOrderStatus(StrEnum):
    PENDING_PAYMENT = "PENDING_PAYMENT"

    def __str__(self) -> str:
        return str(self.value)
