from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.media_image_kind import MediaImageKind

T = TypeVar("T", bound="MediaImage")


@_attrs_define
class MediaImage:
    """
    Attributes:
        kind (MediaImageKind):
        thumb_url (str): A small WebP image for grids.
        large_url (str): A large WebP image for detail views.
        provider (None | str): Always `null`. Set only for videos.
        embed_url (None | str): Always `null`. Set only for videos.
        poster_url (None | str): Always `null`. Set only for videos.
        duration_seconds (float | None): Always `null`. Set only for videos.
        alt_text (None | str):
        caption (None | str):
        position (int):
        width (int | None):
        height (int | None):
    """

    kind: MediaImageKind
    thumb_url: str
    large_url: str
    provider: None | str
    embed_url: None | str
    poster_url: None | str
    duration_seconds: float | None
    alt_text: None | str
    caption: None | str
    position: int
    width: int | None
    height: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        thumb_url = self.thumb_url

        large_url = self.large_url

        provider: None | str
        provider = self.provider

        embed_url: None | str
        embed_url = self.embed_url

        poster_url: None | str
        poster_url = self.poster_url

        duration_seconds: float | None
        duration_seconds = self.duration_seconds

        alt_text: None | str
        alt_text = self.alt_text

        caption: None | str
        caption = self.caption

        position = self.position

        width: int | None
        width = self.width

        height: int | None
        height = self.height

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "thumb_url": thumb_url,
                "large_url": large_url,
                "provider": provider,
                "embed_url": embed_url,
                "poster_url": poster_url,
                "duration_seconds": duration_seconds,
                "alt_text": alt_text,
                "caption": caption,
                "position": position,
                "width": width,
                "height": height,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = MediaImageKind(d.pop("kind"))

        thumb_url = d.pop("thumb_url")

        large_url = d.pop("large_url")

        def _parse_provider(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        provider = _parse_provider(d.pop("provider"))

        def _parse_embed_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        embed_url = _parse_embed_url(d.pop("embed_url"))

        def _parse_poster_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        poster_url = _parse_poster_url(d.pop("poster_url"))

        def _parse_duration_seconds(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        duration_seconds = _parse_duration_seconds(d.pop("duration_seconds"))

        def _parse_alt_text(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        alt_text = _parse_alt_text(d.pop("alt_text"))

        def _parse_caption(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        caption = _parse_caption(d.pop("caption"))

        position = d.pop("position")

        def _parse_width(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        width = _parse_width(d.pop("width"))

        def _parse_height(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        height = _parse_height(d.pop("height"))

        media_image = cls(
            kind=kind,
            thumb_url=thumb_url,
            large_url=large_url,
            provider=provider,
            embed_url=embed_url,
            poster_url=poster_url,
            duration_seconds=duration_seconds,
            alt_text=alt_text,
            caption=caption,
            position=position,
            width=width,
            height=height,
        )

        media_image.additional_properties = d
        return media_image

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
