from enum import StrEnum


class ProductSort(StrEnum):
    PRICE = "price"
    RELEVANCE = "relevance"
    SKU = "sku"
    VALUE_1 = "-updated_at"
    VALUE_3 = "-price"

    def __str__(self) -> str:
        return str(self.value)
