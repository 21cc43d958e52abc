from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.received_webhook_events import ReceivedWebhookEvents
from ...types import UNSET, Response, Unset


def _get_kwargs(
    listener_id: UUID,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 10,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params["wait_seconds"] = wait_seconds

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/webhook-listeners/{listener_id}/events".format(
            listener_id=quote(str(listener_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | ReceivedWebhookEvents:
    if response.status_code == 200:
        response_200 = ReceivedWebhookEvents.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | ReceivedWebhookEvents]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 10,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | ReceivedWebhookEvents]:
    """Receive events

     Returns the events after `cursor`, oldest first, and acknowledges those up to it. Send each `body`
    with its `headers` to your receiver: they are those of a delivery, signed when the response was
    made. An event that is not acknowledged is returned again with the next `X-Service-Attempt`, so
    reception is at least once. An unknown or expired listener returns 404: create another one.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        cursor (str | Unset): The `next_cursor` of the previous response, which acknowledges its
            events. Omit to start from the beginning.
        limit (int | Unset): The maximum number of events to return. Default: 10.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | ReceivedWebhookEvents]
    """

    kwargs = _get_kwargs(
        listener_id=listener_id,
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
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 10,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | ReceivedWebhookEvents | None:
    """Receive events

     Returns the events after `cursor`, oldest first, and acknowledges those up to it. Send each `body`
    with its `headers` to your receiver: they are those of a delivery, signed when the response was
    made. An event that is not acknowledged is returned again with the next `X-Service-Attempt`, so
    reception is at least once. An unknown or expired listener returns 404: create another one.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        cursor (str | Unset): The `next_cursor` of the previous response, which acknowledges its
            events. Omit to start from the beginning.
        limit (int | Unset): The maximum number of events to return. Default: 10.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | ReceivedWebhookEvents
    """

    return sync_detailed(
        listener_id=listener_id,
        client=client,
        cursor=cursor,
        limit=limit,
        wait_seconds=wait_seconds,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 10,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | ReceivedWebhookEvents]:
    """Receive events

     Returns the events after `cursor`, oldest first, and acknowledges those up to it. Send each `body`
    with its `headers` to your receiver: they are those of a delivery, signed when the response was
    made. An event that is not acknowledged is returned again with the next `X-Service-Attempt`, so
    reception is at least once. An unknown or expired listener returns 404: create another one.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        cursor (str | Unset): The `next_cursor` of the previous response, which acknowledges its
            events. Omit to start from the beginning.
        limit (int | Unset): The maximum number of events to return. Default: 10.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | ReceivedWebhookEvents]
    """

    kwargs = _get_kwargs(
        listener_id=listener_id,
        cursor=cursor,
        limit=limit,
        wait_seconds=wait_seconds,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    listener_id: UUID,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 10,
    wait_seconds: int | Unset = 0,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | ReceivedWebhookEvents | None:
    """Receive events

     Returns the events after `cursor`, oldest first, and acknowledges those up to it. Send each `body`
    with its `headers` to your receiver: they are those of a delivery, signed when the response was
    made. An event that is not acknowledged is returned again with the next `X-Service-Attempt`, so
    reception is at least once. An unknown or expired listener returns 404: create another one.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        listener_id (UUID): The ID of the listener. An unknown or malformed ID returns 404.
        cursor (str | Unset): The `next_cursor` of the previous response, which acknowledges its
            events. Omit to start from the beginning.
        limit (int | Unset): The maximum number of events to return. Default: 10.
        wait_seconds (int | Unset): How long to wait for an event if there is none. Default: 0.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | ReceivedWebhookEvents
    """

    return (
        await asyncio_detailed(
            listener_id=listener_id,
            client=client,
            cursor=cursor,
            limit=limit,
            wait_seconds=wait_seconds,
            x_request_id=x_request_id,
        )
    ).parsed
