from enum import StrEnum


class SandboxSection(StrEnum):
    AVAILABILITY = "availability"
    CREDIT = "credit"
    INVOICES = "invoices"
    LINES_AVAILABILITY = "lines[].availability"
    LINES_DESCRIPTION = "lines[].description"
    LINES_IMAGE = "lines[].image"
    LINES_UNIT_PRICE = "lines[].unit_price"
    ORDER = "order"
    PAYMENT_SESSION = "payment_session"
    UNIT_PRICE = "unit_price"

    def __str__(self) -> str:
        return str(self.value)
