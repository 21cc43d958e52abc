from enum import StrEnum


class OrderDeliveredApiVersion(StrEnum):
    V1 = "v1"

    def __str__(self) -> str:
        return str(self.value)
