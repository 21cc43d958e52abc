from enum import StrEnum


class InvoicePaymentSource(StrEnum):
    CREDIT = "credit"
    RECORDED = "recorded"
    SESSION = "session"

    def __str__(self) -> str:
        return str(self.value)
