from enum import StrEnum


class InvoicesPaymentPurpose(StrEnum):
    INVOICES = "INVOICES"

    def __str__(self) -> str:
        return str(self.value)
