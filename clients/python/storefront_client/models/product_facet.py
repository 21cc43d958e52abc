from enum import StrEnum


class ProductFacet(StrEnum):
    AVAILABILITY = "availability"
    CATEGORIES = "categories"
    TAGS = "tags"

    def __str__(self) -> str:
        return str(self.value)
