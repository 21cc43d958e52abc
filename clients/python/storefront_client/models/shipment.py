from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.shipment_line import ShipmentLine


T = TypeVar("T", bound="Shipment")


@_attrs_define
class Shipment:
    """
    Attributes:
        id (UUID): A lowercase UUIDv7.
        number (str):
        carrier (None | str):
        tracking_number (None | str):
        tracking_url (None | str):
        shipped_at (datetime.datetime): A UTC timestamp with milliseconds.
        delivered_at (datetime.datetime | None): A UTC timestamp with milliseconds.
        lines (list[ShipmentLine]):
    """

    id: UUID
    number: str
    carrier: None | str
    tracking_number: None | str
    tracking_url: None | str
    shipped_at: datetime.datetime
    delivered_at: datetime.datetime | None
    lines: list[ShipmentLine]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        number = self.number

        carrier: None | str
        carrier = self.carrier

        tracking_number: None | str
        tracking_number = self.tracking_number

        tracking_url: None | str
        tracking_url = self.tracking_url

        shipped_at = self.shipped_at.isoformat()

        delivered_at: None | str
        if isinstance(self.delivered_at, datetime.datetime):
            delivered_at = self.delivered_at.isoformat()
        else:
            delivered_at = self.delivered_at

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "carrier": carrier,
                "tracking_number": tracking_number,
                "tracking_url": tracking_url,
                "shipped_at": shipped_at,
                "delivered_at": delivered_at,
                "lines": lines,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.shipment_line import ShipmentLine

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        number = d.pop("number")

        def _parse_carrier(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        carrier = _parse_carrier(d.pop("carrier"))

        def _parse_tracking_number(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tracking_number = _parse_tracking_number(d.pop("tracking_number"))

        def _parse_tracking_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tracking_url = _parse_tracking_url(d.pop("tracking_url"))

        shipped_at = datetime.datetime.fromisoformat(d.pop("shipped_at"))

        def _parse_delivered_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                delivered_at_type_0 = datetime.datetime.fromisoformat(data)

                return delivered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        delivered_at = _parse_delivered_at(d.pop("delivered_at"))

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = ShipmentLine.from_dict(lines_item_data)

            lines.append(lines_item)

        shipment = cls(
            id=id,
            number=number,
            carrier=carrier,
            tracking_number=tracking_number,
            tracking_url=tracking_url,
            shipped_at=shipped_at,
            delivered_at=delivered_at,
            lines=lines,
        )

        shipment.additional_properties = d
        return shipment

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
