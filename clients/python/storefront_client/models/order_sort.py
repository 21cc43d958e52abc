from enum import StrEnum


class OrderSort(StrEnum):
    PLACED_AT = "placed_at"
    TOTAL = "total"
    VALUE_0 = "-placed_at"
    VALUE_3 = "-total"

    def __str__(self) -> str:
        return str(self.value)
