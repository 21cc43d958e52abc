from enum import StrEnum


class InvoiceIssuedType(StrEnum):
    INVOICE_ISSUED = "invoice.issued"

    def __str__(self) -> str:
        return str(self.value)
