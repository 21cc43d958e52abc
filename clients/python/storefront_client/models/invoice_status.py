from enum import StrEnum


class InvoiceStatus(StrEnum):
    OPEN = "OPEN"
    PAID = "PAID"
    VOIDED = "VOIDED"

    def __str__(self) -> str:
        return str(self.value)
