from enum import StrEnum


class CheckoutOutOfStockState(StrEnum):
    OUT_OF_STOCK = "out_of_stock"

    def __str__(self) -> str:
        return str(self.value)
