from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.availability_band import AvailabilityBand
from ..models.stock_issue_code import StockIssueCode

T = TypeVar("T", bound="StockIssue")


@_attrs_define
class StockIssue:
    """
    Attributes:
        line_id (UUID): A lowercase UUIDv7.
        sku (str):
        code (StockIssueCode | str):
        detail (None | str):
        availability (AvailabilityBand): A coarse stock band. Stock counts are never exposed. `LOW` means that stock is
            above 0 and at or below the low-stock threshold of the product. `UNKNOWN` means that no stock is recorded, or
            that it is temporarily unavailable.
    """

    line_id: UUID
    sku: str
    code: StockIssueCode | str
    detail: None | str
    availability: AvailabilityBand
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line_id = str(self.line_id)

        sku = self.sku

        code: str
        if isinstance(self.code, StockIssueCode):
            code = self.code.value
        else:
            code = self.code

        detail: None | str
        detail = self.detail

        availability = self.availability.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "line_id": line_id,
                "sku": sku,
                "code": code,
                "detail": detail,
                "availability": availability,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        line_id = UUID(d.pop("line_id"))

        sku = d.pop("sku")

        def _parse_code(data: object) -> StockIssueCode | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                code_type_0 = StockIssueCode(data)

                return code_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(StockIssueCode | str, data)

        code = _parse_code(d.pop("code"))

        def _parse_detail(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        detail = _parse_detail(d.pop("detail"))

        availability = AvailabilityBand(d.pop("availability"))

        stock_issue = cls(
            line_id=line_id,
            sku=sku,
            code=code,
            detail=detail,
            availability=availability,
        )

        stock_issue.additional_properties = d
        return stock_issue

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
