from enum import StrEnum


class CatalogChangeKind(StrEnum):
    CREATED = "CREATED"
    REMOVED = "REMOVED"
    STOCK = "STOCK"
    UPDATED = "UPDATED"

    def __str__(self) -> str:
        return str(self.value)
