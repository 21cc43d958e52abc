from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.order_row import OrderRow
    from ..models.section_error import SectionError


T = TypeVar("T", bound="OrderPage")


@_attrs_define
class OrderPage:
    """
    Attributes:
        data (list[OrderRow]):
        total (int): The total number of items in the list.
        limit (int):
        offset (int):
        errors (list[SectionError]): The sections that are temporarily unavailable. Empty if the response is complete.
    """

    data: list[OrderRow]
    total: int
    limit: int
    offset: int
    errors: list[SectionError]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        total = self.total

        limit = self.limit

        offset = self.offset

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "total": total,
                "limit": limit,
                "offset": offset,
                "errors": errors,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.order_row import OrderRow
        from ..models.section_error import SectionError

        d = dict(src_dict)
        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = OrderRow.from_dict(data_item_data)

            data.append(data_item)

        total = d.pop("total")

        limit = d.pop("limit")

        offset = d.pop("offset")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = SectionError.from_dict(errors_item_data)

            errors.append(errors_item)

        order_page = cls(
            data=data,
            total=total,
            limit=limit,
            offset=offset,
            errors=errors,
        )

        order_page.additional_properties = d
        return order_page

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
