from enum import StrEnum


class ProductRemovedType(StrEnum):
    PRODUCT_REMOVED = "product.removed"

    def __str__(self) -> str:
        return str(self.value)
