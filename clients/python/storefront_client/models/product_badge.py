from enum import StrEnum


class ProductBadge(StrEnum):
    LOW_STOCK = "LOW_STOCK"
    ON_SALE = "ON_SALE"

    def __str__(self) -> str:
        return str(self.value)
