from enum import StrEnum


class InvoiceVoidedType(StrEnum):
    INVOICE_VOIDED = "invoice.voided"

    def __str__(self) -> str:
        return str(self.value)
