from enum import StrEnum


class StockIssueCode(StrEnum):
    INSUFFICIENT_STOCK = "insufficient_stock"
    SKU_UNAVAILABLE = "sku_unavailable"

    def __str__(self) -> str:
        return str(self.value)
