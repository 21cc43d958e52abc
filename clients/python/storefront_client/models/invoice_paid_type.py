from enum import StrEnum


class InvoicePaidType(StrEnum):
    INVOICE_PAID = "invoice.paid"

    def __str__(self) -> str:
        return str(self.value)
