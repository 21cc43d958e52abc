from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.spec_row import SpecRow


T = TypeVar("T", bound="SpecGroup")


@_attrs_define
class SpecGroup:
    """
    Attributes:
        label (str):
        rows (list[SpecRow]):
    """

    label: str
    rows: list[SpecRow]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        label = self.label

        rows = []
        for rows_item_data in self.rows:
            rows_item = rows_item_data.to_dict()
            rows.append(rows_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "label": label,
                "rows": rows,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.spec_row import SpecRow

        d = dict(src_dict)
        label = d.pop("label")

        rows = []
        _rows = d.pop("rows")
        for rows_item_data in _rows:
            rows_item = SpecRow.from_dict(rows_item_data)

            rows.append(rows_item)

        spec_group = cls(
            label=label,
            rows=rows,
        )

        spec_group.additional_properties = d
        return spec_group

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
