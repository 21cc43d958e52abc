from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.cart_warning_code import CartWarningCode

T = TypeVar("T", bound="CartWarning")


@_attrs_define
class CartWarning:
    """
    Attributes:
        code (CartWarningCode | str):
        line_id (None | UUID): The ID of the affected line; `null` if the warning concerns the entire cart.
        message (str):
    """

    code: CartWarningCode | str
    line_id: None | UUID
    message: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code: str
        if isinstance(self.code, CartWarningCode):
            code = self.code.value
        else:
            code = self.code

        line_id: None | str
        if isinstance(self.line_id, UUID):
            line_id = str(self.line_id)
        else:
            line_id = self.line_id

        message = self.message

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "line_id": line_id,
                "message": message,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_code(data: object) -> CartWarningCode | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                code_type_0 = CartWarningCode(data)

                return code_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CartWarningCode | str, data)

        code = _parse_code(d.pop("code"))

        def _parse_line_id(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                line_id_type_0 = UUID(data)

                return line_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        line_id = _parse_line_id(d.pop("line_id"))

        message = d.pop("message")

        cart_warning = cls(
            code=code,
            line_id=line_id,
            message=message,
        )

        cart_warning.additional_properties = d
        return cart_warning

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
