from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.health_status import HealthStatus

if TYPE_CHECKING:
    from ..models.service_states import ServiceStates


T = TypeVar("T", bound="Health")


@_attrs_define
class Health:
    """
    Attributes:
        status (HealthStatus): `degraded` while any service is down, or while webhooks and other effects of events are
            delayed, or rate limits are approximate. Otherwise `ok`.
        version (str):
        time (datetime.datetime): A UTC timestamp with milliseconds.
        services (ServiceStates):
    """

    status: HealthStatus
    version: str
    time: datetime.datetime
    services: ServiceStates
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status.value

        version = self.version

        time = self.time.isoformat()

        services = self.services.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "version": version,
                "time": time,
                "services": services,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.service_states import ServiceStates

        d = dict(src_dict)
        status = HealthStatus(d.pop("status"))

        version = d.pop("version")

        time = datetime.datetime.fromisoformat(d.pop("time"))

        services = ServiceStates.from_dict(d.pop("services"))

        health = cls(
            status=status,
            version=version,
            time=time,
            services=services,
        )

        health.additional_properties = d
        return health

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
