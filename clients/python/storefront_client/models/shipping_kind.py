from enum import StrEnum


class ShippingKind(StrEnum):
    COURIER = "COURIER"
    OWN_FLEET = "OWN_FLEET"
    PICKUP = "PICKUP"

    def __str__(self) -> str:
        return str(self.value)
