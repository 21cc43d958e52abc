from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.sandbox_clock_advance_in import SandboxClockAdvanceIn
from ...models.sandbox_clock_envelope import SandboxClockEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SandboxClockAdvanceIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/sandbox/clock/advance",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SandboxClockEnvelope:
    if response.status_code == 200:
        response_200 = SandboxClockEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SandboxClockEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SandboxClockAdvanceIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxClockEnvelope]:
    """Advance the clock

     Moves the store's clock forward, by an interval or to a time, up to five years ahead of the real
    time. It cannot be moved back. The store's time determines everything that a shopper can observe:
    when payment sessions, shopper tokens, and carts expire, when unpaid orders expire, when invoices
    become overdue, when sales and promotions begin and end, and the timestamps of new orders and
    invoices. When the call returns with the status `READY`, all of this has happened. If part of the
    service is unavailable, or the move takes longer than 7 seconds, the status is `ADVANCING`; the move
    is completed within a minute, and another one returns 409 `clock_advancing` until then. Rate limits,
    Idempotency-Keys, API keys, and webhook deliveries keep the real time.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxClockAdvanceIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxClockEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: SandboxClockAdvanceIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxClockEnvelope | None:
    """Advance the clock

     Moves the store's clock forward, by an interval or to a time, up to five years ahead of the real
    time. It cannot be moved back. The store's time determines everything that a shopper can observe:
    when payment sessions, shopper tokens, and carts expire, when unpaid orders expire, when invoices
    become overdue, when sales and promotions begin and end, and the timestamps of new orders and
    invoices. When the call returns with the status `READY`, all of this has happened. If part of the
    service is unavailable, or the move takes longer than 7 seconds, the status is `ADVANCING`; the move
    is completed within a minute, and another one returns 409 `clock_advancing` until then. Rate limits,
    Idempotency-Keys, API keys, and webhook deliveries keep the real time.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxClockAdvanceIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxClockEnvelope
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: SandboxClockAdvanceIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxClockEnvelope]:
    """Advance the clock

     Moves the store's clock forward, by an interval or to a time, up to five years ahead of the real
    time. It cannot be moved back. The store's time determines everything that a shopper can observe:
    when payment sessions, shopper tokens, and carts expire, when unpaid orders expire, when invoices
    become overdue, when sales and promotions begin and end, and the timestamps of new orders and
    invoices. When the call returns with the status `READY`, all of this has happened. If part of the
    service is unavailable, or the move takes longer than 7 seconds, the status is `ADVANCING`; the move
    is completed within a minute, and another one returns 409 `clock_advancing` until then. Rate limits,
    Idempotency-Keys, API keys, and webhook deliveries keep the real time.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxClockAdvanceIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxClockEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: SandboxClockAdvanceIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxClockEnvelope | None:
    """Advance the clock

     Moves the store's clock forward, by an interval or to a time, up to five years ahead of the real
    time. It cannot be moved back. The store's time determines everything that a shopper can observe:
    when payment sessions, shopper tokens, and carts expire, when unpaid orders expire, when invoices
    become overdue, when sales and promotions begin and end, and the timestamps of new orders and
    invoices. When the call returns with the status `READY`, all of this has happened. If part of the
    service is unavailable, or the move takes longer than 7 seconds, the status is `ADVANCING`; the move
    is completed within a minute, and another one returns 409 `clock_advancing` until then. Rate limits,
    Idempotency-Keys, API keys, and webhook deliveries keep the real time.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxClockAdvanceIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxClockEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
