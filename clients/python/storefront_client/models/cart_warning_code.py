from enum import StrEnum


class CartWarningCode(StrEnum):
    OUT_OF_STOCK = "out_of_stock"
    PRICE_EXPIRED = "price_expired"
    PRICE_MOVED = "price_moved"
    PRICE_UNAVAILABLE = "price_unavailable"
    QUANTITY_NOT_ALLOWED = "quantity_not_allowed"
    SKU_UNAVAILABLE = "sku_unavailable"

    def __str__(self) -> str:
        return str(self.value)
