from enum import StrEnum


class PriceSource(StrEnum):
    CONTRACT = "CONTRACT"
    LIST = "LIST"
    SALE = "SALE"

    def __str__(self) -> str:
        return str(self.value)
