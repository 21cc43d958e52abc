from enum import StrEnum


class InvoicePaymentReversedType(StrEnum):
    INVOICE_PAYMENT_REVERSED = "invoice.payment_reversed"

    def __str__(self) -> str:
        return str(self.value)
