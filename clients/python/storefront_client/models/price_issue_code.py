from enum import StrEnum


class PriceIssueCode(StrEnum):
    NOT_PRICED = "not_priced"
    PRICE_EXPIRED = "price_expired"
    PRICE_MOVED = "price_moved"
    SKU_UNAVAILABLE = "sku_unavailable"
    TOTAL_DIFFERS = "total_differs"

    def __str__(self) -> str:
        return str(self.value)
