from enum import StrEnum


class CheckoutOverCreditLimitState(StrEnum):
    OVER_CREDIT_LIMIT = "over_credit_limit"

    def __str__(self) -> str:
        return str(self.value)
