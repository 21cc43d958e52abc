from enum import StrEnum


class CustomerCreatedType(StrEnum):
    CUSTOMER_CREATED = "customer.created"

    def __str__(self) -> str:
        return str(self.value)
