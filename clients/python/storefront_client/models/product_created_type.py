from enum import StrEnum


class ProductCreatedType(StrEnum):
    PRODUCT_CREATED = "product.created"

    def __str__(self) -> str:
        return str(self.value)
