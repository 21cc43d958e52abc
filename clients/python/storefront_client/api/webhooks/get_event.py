from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.event import Event
from ...types import UNSET, Response, Unset


def _get_kwargs(
    event_id: UUID,
    *,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/events/{event_id}".format(
            event_id=quote(str(event_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | Event:
    if response.status_code == 200:
        response_200 = Event.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | Event]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    event_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Event]:
    """Retrieve an event

     Returns an event of the feed, with the same bytes as the body of its deliveries.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        event_id (UUID): The ID of the event. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Event]
    """

    kwargs = _get_kwargs(
        event_id=event_id,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    event_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Event | None:
    """Retrieve an event

     Returns an event of the feed, with the same bytes as the body of its deliveries.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        event_id (UUID): The ID of the event. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Event
    """

    return sync_detailed(
        event_id=event_id,
        client=client,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    event_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Event]:
    """Retrieve an event

     Returns an event of the feed, with the same bytes as the body of its deliveries.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        event_id (UUID): The ID of the event. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Event]
    """

    kwargs = _get_kwargs(
        event_id=event_id,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    event_id: UUID,
    *,
    client: AuthenticatedClient,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Event | None:
    """Retrieve an event

     Returns an event of the feed, with the same bytes as the body of its deliveries.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        event_id (UUID): The ID of the event. An unknown or malformed ID returns 404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Event
    """

    return (
        await asyncio_detailed(
            event_id=event_id,
            client=client,
            x_request_id=x_request_id,
        )
    ).parsed
