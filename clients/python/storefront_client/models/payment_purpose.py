from enum import StrEnum


class PaymentPurpose(StrEnum):
    INVOICE = "INVOICE"
    ORDER = "ORDER"

    def __str__(self) -> str:
        return str(self.value)
