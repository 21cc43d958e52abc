from enum import StrEnum


class CustomerUpdatedType(StrEnum):
    CUSTOMER_UPDATED = "customer.updated"

    def __str__(self) -> str:
        return str(self.value)
