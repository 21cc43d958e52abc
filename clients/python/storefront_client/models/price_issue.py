from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.availability_band import AvailabilityBand
from ..models.price_issue_code import PriceIssueCode

T = TypeVar("T", bound="PriceIssue")


@_attrs_define
class PriceIssue:
    """
    Attributes:
        line_id (None | UUID): The ID of the affected line; `null` if the issue concerns the entire cart.
        sku (None | str):
        code (PriceIssueCode | str):
        detail (None | str):
        availability (AvailabilityBand | None): Always `null` for an issue with a price.
    """

    line_id: None | UUID
    sku: None | str
    code: PriceIssueCode | str
    detail: None | str
    availability: AvailabilityBand | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line_id: None | str
        if isinstance(self.line_id, UUID):
            line_id = str(self.line_id)
        else:
            line_id = self.line_id

        sku: None | str
        sku = self.sku

        code: str
        if isinstance(self.code, PriceIssueCode):
            code = self.code.value
        else:
            code = self.code

        detail: None | str
        detail = self.detail

        availability: None | str
        if isinstance(self.availability, AvailabilityBand):
            availability = self.availability.value
        else:
            availability = self.availability

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

        def _parse_sku(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        sku = _parse_sku(d.pop("sku"))

        def _parse_code(data: object) -> PriceIssueCode | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                code_type_0 = PriceIssueCode(data)

                return code_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(PriceIssueCode | str, data)

        code = _parse_code(d.pop("code"))

        def _parse_detail(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        detail = _parse_detail(d.pop("detail"))

        def _parse_availability(data: object) -> AvailabilityBand | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                availability_type_0 = AvailabilityBand(data)

                return availability_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AvailabilityBand | None, data)

        availability = _parse_availability(d.pop("availability"))

        price_issue = cls(
            line_id=line_id,
            sku=sku,
            code=code,
            detail=detail,
            availability=availability,
        )

        price_issue.additional_properties = d
        return price_issue

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
