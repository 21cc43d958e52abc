from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cancel_reason_code import CancelReasonCode
from ..types import UNSET, Unset

T = TypeVar("T", bound="CancelOrderIn")


@_attrs_define
class CancelOrderIn:
    """
    Attributes:
        reason (str): Why the order is being canceled, in free text.
        reason_code (CancelReasonCode | None | Unset):
    """

    reason: str
    reason_code: CancelReasonCode | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        reason_code: None | str | Unset
        if isinstance(self.reason_code, Unset):
            reason_code = UNSET
        elif isinstance(self.reason_code, CancelReasonCode):
            reason_code = self.reason_code.value
        else:
            reason_code = self.reason_code

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
            }
        )
        if reason_code is not UNSET:
            field_dict["reason_code"] = reason_code

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        reason = d.pop("reason")

        def _parse_reason_code(data: object) -> CancelReasonCode | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_code_type_0 = CancelReasonCode(data)

                return reason_code_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CancelReasonCode | None | Unset, data)

        reason_code = _parse_reason_code(d.pop("reason_code", UNSET))

        cancel_order_in = cls(
            reason=reason,
            reason_code=reason_code,
        )

        cancel_order_in.additional_properties = d
        return cancel_order_in

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
