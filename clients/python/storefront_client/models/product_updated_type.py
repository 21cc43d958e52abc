from enum import StrEnum


class ProductUpdatedType(StrEnum):
    PRODUCT_UPDATED = "product.updated"

    def __str__(self) -> str:
        return str(self.value)
