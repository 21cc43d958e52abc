from enum import StrEnum


class PaymentRail(StrEnum):
    CASH_ON_DELIVERY = "CASH_ON_DELIVERY"
    CREDIT_TERMS = "CREDIT_TERMS"
    PREPAID = "PREPAID"

    def __str__(self) -> str:
        return str(self.value)
