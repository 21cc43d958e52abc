from enum import StrEnum


class InvoiceOverdueType(StrEnum):
    INVOICE_OVERDUE = "invoice.overdue"

    def __str__(self) -> str:
        return str(self.value)
