from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.error_code import ErrorCode
from ..models.error_reason import ErrorReason

if TYPE_CHECKING:
    from ..models.error_detail import ErrorDetail


T = TypeVar("T", bound="ApiError")


@_attrs_define
class ApiError:
    """
    Attributes:
        code (ErrorCode | str): A stable error code. New codes can be added at any time.
        reason (ErrorReason | None | str): A stable, more specific code; `null` if there is none. New reasons can be
            added at any time.
        request_id (str):
        details (list[ErrorDetail]):
        message (str): A human-readable message. Do not parse it.
        doc_url (str): The address of the documentation of the reason, or of the code if there is no reason.
    """

    code: ErrorCode | str
    reason: ErrorReason | None | str
    request_id: str
    details: list[ErrorDetail]
    message: str
    doc_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code: str
        if isinstance(self.code, ErrorCode):
            code = self.code.value
        else:
            code = self.code

        reason: None | str
        if isinstance(self.reason, ErrorReason):
            reason = self.reason.value
        else:
            reason = self.reason

        request_id = self.request_id

        details = []
        for details_item_data in self.details:
            details_item = details_item_data.to_dict()
            details.append(details_item)

        message = self.message

        doc_url = self.doc_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "reason": reason,
                "request_id": request_id,
                "details": details,
                "message": message,
                "doc_url": doc_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.error_detail import ErrorDetail

        d = dict(src_dict)

        def _parse_code(data: object) -> ErrorCode | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                code_type_0 = ErrorCode(data)

                return code_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ErrorCode | str, data)

        code = _parse_code(d.pop("code"))

        def _parse_reason(data: object) -> ErrorReason | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_0 = ErrorReason(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ErrorReason | None | str, data)

        reason = _parse_reason(d.pop("reason"))

        request_id = d.pop("request_id")

        details = []
        _details = d.pop("details")
        for details_item_data in _details:
            details_item = ErrorDetail.from_dict(details_item_data)

            details.append(details_item)

        message = d.pop("message")

        doc_url = d.pop("doc_url")

        api_error = cls(
            code=code,
            reason=reason,
            request_id=request_id,
            details=details,
            message=message,
            doc_url=doc_url,
        )

        api_error.additional_properties = d
        return api_error

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
