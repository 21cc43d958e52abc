from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RejectedLine")


@_attrs_define
class RejectedLine:
    """
    Attributes:
        index (int): The position of the line, from 0.
        sku (str):
        code (str): The `reason` of the error that adding the line alone would return, or its `code` if it has none.
        detail (str):
    """

    index: int
    sku: str
    code: str
    detail: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        index = self.index

        sku = self.sku

        code = self.code

        detail = self.detail

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "sku": sku,
                "code": code,
                "detail": detail,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        index = d.pop("index")

        sku = d.pop("sku")

        code = d.pop("code")

        detail = d.pop("detail")

        rejected_line = cls(
            index=index,
            sku=sku,
            code=code,
            detail=detail,
        )

        rejected_line.additional_properties = d
        return rejected_line

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
