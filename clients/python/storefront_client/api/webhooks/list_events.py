from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.events import Events
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    types: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["types"] = types

    params["cursor"] = cursor

    params["limit"] = limit

    params["wait_seconds"] = wait_seconds

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/events",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | Events:
    if response.status_code == 200:
        response_200 = Events.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | Events]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    types: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Events]:
    """List events

     Returns the events of the store after a cursor, oldest first, with the same bytes as the bodies of
    their deliveries: for a server without a public endpoint. Events of one object keep their order, and
    none is missing. Start without a `cursor`, and save `next_cursor` once you have handled a page.
    Request the next page at once if `has_more` is `true`; a page can be empty even then. The feed is a
    setting of the store, begins each time it is turned on, and keeps events for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        types (str | Unset): Return only these event types, separated by commas. All by default.
        cursor (str | Unset): The `next_cursor` of the previous response, which may have had other
            `types`. Omit to start with the oldest event.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Events]
    """

    kwargs = _get_kwargs(
        types=types,
        cursor=cursor,
        limit=limit,
        wait_seconds=wait_seconds,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    types: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Events | None:
    """List events

     Returns the events of the store after a cursor, oldest first, with the same bytes as the bodies of
    their deliveries: for a server without a public endpoint. Events of one object keep their order, and
    none is missing. Start without a `cursor`, and save `next_cursor` once you have handled a page.
    Request the next page at once if `has_more` is `true`; a page can be empty even then. The feed is a
    setting of the store, begins each time it is turned on, and keeps events for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        types (str | Unset): Return only these event types, separated by commas. All by default.
        cursor (str | Unset): The `next_cursor` of the previous response, which may have had other
            `types`. Omit to start with the oldest event.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Events
    """

    return sync_detailed(
        client=client,
        types=types,
        cursor=cursor,
        limit=limit,
        wait_seconds=wait_seconds,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    types: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Events]:
    """List events

     Returns the events of the store after a cursor, oldest first, with the same bytes as the bodies of
    their deliveries: for a server without a public endpoint. Events of one object keep their order, and
    none is missing. Start without a `cursor`, and save `next_cursor` once you have handled a page.
    Request the next page at once if `has_more` is `true`; a page can be empty even then. The feed is a
    setting of the store, begins each time it is turned on, and keeps events for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        types (str | Unset): Return only these event types, separated by commas. All by default.
        cursor (str | Unset): The `next_cursor` of the previous response, which may have had other
            `types`. Omit to start with the oldest event.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Events]
    """

    kwargs = _get_kwargs(
        types=types,
        cursor=cursor,
        limit=limit,
        wait_seconds=wait_seconds,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    types: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 50,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Events | None:
    """List events

     Returns the events of the store after a cursor, oldest first, with the same bytes as the bodies of
    their deliveries: for a server without a public endpoint. Events of one object keep their order, and
    none is missing. Start without a `cursor`, and save `next_cursor` once you have handled a page.
    Request the next page at once if `has_more` is `true`; a page can be empty even then. The feed is a
    setting of the store, begins each time it is turned on, and keeps events for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        types (str | Unset): Return only these event types, separated by commas. All by default.
        cursor (str | Unset): The `next_cursor` of the previous response, which may have had other
            `types`. Omit to start with the oldest event.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Events
    """

    return (
        await asyncio_detailed(
            client=client,
            types=types,
            cursor=cursor,
            limit=limit,
            wait_seconds=wait_seconds,
            x_request_id=x_request_id,
        )
    ).parsed
