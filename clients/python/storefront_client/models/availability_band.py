from enum import StrEnum


class AvailabilityBand(StrEnum):
    IN_STOCK = "IN_STOCK"
    LOW = "LOW"
    OUT = "OUT"
    UNKNOWN = "UNKNOWN"

    def __str__(self) -> str:
        return str(self.value)
