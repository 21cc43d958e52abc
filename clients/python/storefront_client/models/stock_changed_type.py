from enum import StrEnum


class StockChangedType(StrEnum):
    STOCK_CHANGED = "stock.changed"

    def __str__(self) -> str:
        return str(self.value)
