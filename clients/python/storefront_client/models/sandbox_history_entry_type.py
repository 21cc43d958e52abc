from enum import StrEnum


class SandboxHistoryEntryType(StrEnum):
    CREDIT_NOTE = "CREDIT_NOTE"
    INVOICE = "INVOICE"
    PAYMENT = "PAYMENT"

    def __str__(self) -> str:
        return str(self.value)
