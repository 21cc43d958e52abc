from enum import StrEnum


class PaymentReversalReason(StrEnum):
    BOUNCED = "BOUNCED"
    DISPUTE_LOST = "DISPUTE_LOST"
    ERROR = "ERROR"

    def __str__(self) -> str:
        return str(self.value)
