from enum import StrEnum


class CheckoutPendingPaymentState(StrEnum):
    PENDING_PAYMENT = "pending_payment"

    def __str__(self) -> str:
        return str(self.value)
