from enum import StrEnum


class SandboxFaultMethod(StrEnum):
    DELETE = "DELETE"
    GET = "GET"
    PATCH = "PATCH"
    POST = "POST"
    PUT = "PUT"
    VALUE_5 = "*"

    def __str__(self) -> str:
        return str(self.value)
