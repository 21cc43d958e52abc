from enum import StrEnum


class CreditNoteIssuedType(StrEnum):
    CREDIT_NOTE_ISSUED = "credit_note.issued"

    def __str__(self) -> str:
        return str(self.value)
