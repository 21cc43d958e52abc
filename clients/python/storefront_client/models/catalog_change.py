from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.catalog_change_kind import CatalogChangeKind

T = TypeVar("T", bound="CatalogChange")


@_attrs_define
class CatalogChange:
    """
    Attributes:
        sku (str):
        change (CatalogChangeKind): What happened to the SKU.
        version (int): The catalog version in which the change was made.
    """

    sku: str
    change: CatalogChangeKind
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sku = self.sku

        change = self.change.value

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sku": sku,
                "change": change,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        sku = d.pop("sku")

        change = CatalogChangeKind(d.pop("change"))

        version = d.pop("version")

        catalog_change = cls(
            sku=sku,
            change=change,
            version=version,
        )

        catalog_change.additional_properties = d
        return catalog_change

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
