from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.error_location import ErrorLocation
from ..types import UNSET, Unset

T = TypeVar("T", bound="ErrorDetail")


@_attrs_define
class ErrorDetail:
    """
    Attributes:
        field (str): The dotted path of the invalid field.
        location (ErrorLocation): The part of the request with the field.
        code (str): What is wrong with the field. New codes can be added at any time.
        detail (str):
        order_id (UUID | Unset): The ID of the existing order. Set for the reason `cart_already_ordered`.
        line_id (UUID | Unset): The ID of the affected cart line. Set for the reason `price_unavailable`.
        sku (str | Unset): The SKU of the affected cart line. Set for the reason `price_unavailable`.
    """

    field: str
    location: ErrorLocation
    code: str
    detail: str
    order_id: UUID | Unset = UNSET
    line_id: UUID | Unset = UNSET
    sku: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        field = self.field

        location = self.location.value

        code = self.code

        detail = self.detail

        order_id: str | Unset = UNSET
        if not isinstance(self.order_id, Unset):
            order_id = str(self.order_id)

        line_id: str | Unset = UNSET
        if not isinstance(self.line_id, Unset):
            line_id = str(self.line_id)

        sku = self.sku

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "field": field,
                "location": location,
                "code": code,
                "detail": detail,
            }
        )
        if order_id is not UNSET:
            field_dict["order_id"] = order_id
        if line_id is not UNSET:
            field_dict["line_id"] = line_id
        if sku is not UNSET:
            field_dict["sku"] = sku

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        field = d.pop("field")

        location = ErrorLocation(d.pop("location"))

        code = d.pop("code")

        detail = d.pop("detail")

        _order_id = d.pop("order_id", UNSET)
        order_id: UUID | Unset
        if isinstance(_order_id, Unset):
            order_id = UNSET
        else:
            order_id = UUID(_order_id)

        _line_id = d.pop("line_id", UNSET)
        line_id: UUID | Unset
        if isinstance(_line_id, Unset):
            line_id = UNSET
        else:
            line_id = UUID(_line_id)

        sku = d.pop("sku", UNSET)

        error_detail = cls(
            field=field,
            location=location,
            code=code,
            detail=detail,
            order_id=order_id,
            line_id=line_id,
            sku=sku,
        )

        error_detail.additional_properties = d
        return error_detail

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
