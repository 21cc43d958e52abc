from enum import StrEnum


class InvoiceSort(StrEnum):
    DUE_AT = "due_at"
    ISSUED_AT = "issued_at"
    TOTAL = "total"
    VALUE_0 = "-issued_at"
    VALUE_3 = "-due_at"
    VALUE_5 = "-total"

    def __str__(self) -> str:
        return str(self.value)
