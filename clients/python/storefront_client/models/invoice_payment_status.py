from enum import StrEnum


class InvoicePaymentStatus(StrEnum):
    PARTIALLY_REVERSED = "PARTIALLY_REVERSED"
    RECEIVED = "RECEIVED"
    REVERSED = "REVERSED"

    def __str__(self) -> str:
        return str(self.value)
