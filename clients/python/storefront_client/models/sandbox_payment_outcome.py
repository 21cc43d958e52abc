from enum import StrEnum


class SandboxPaymentOutcome(StrEnum):
    CANCELLED = "CANCELLED"
    DECLINED = "DECLINED"
    PAID = "PAID"

    def __str__(self) -> str:
        return str(self.value)
