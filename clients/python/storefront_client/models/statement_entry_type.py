from enum import StrEnum


class StatementEntryType(StrEnum):
    ADJUSTMENT = "ADJUSTMENT"
    CREDIT_NOTE = "CREDIT_NOTE"
    INVOICE = "INVOICE"
    PAYMENT = "PAYMENT"
    REFUND = "REFUND"
    REVERSAL = "REVERSAL"

    def __str__(self) -> str:
        return str(self.value)
