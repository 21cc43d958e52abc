from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.sandbox_payment_envelope import SandboxPaymentEnvelope
from ...models.sandbox_payment_in import SandboxPaymentIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SandboxPaymentIn,
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
        "url": "/v1/sandbox/payments",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SandboxPaymentEnvelope:
    if response.status_code == 201:
        response_201 = SandboxPaymentEnvelope.from_dict(response.json())

        return response_201

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SandboxPaymentEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SandboxPaymentIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxPaymentEnvelope]:
    """Choose the outcome of the next payment

     Chooses what happens on the payment page of the next payment session, of an order or an invoice,
    without anybody visiting it. Payments are queued: each new session takes the first one that is left.
    Sessions that are open already are not affected. A late payment, or one of another amount, is
    handled as in live mode. At most 100 payments can be queued; another one returns 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxPaymentIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxPaymentEnvelope]
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
    body: SandboxPaymentIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxPaymentEnvelope | None:
    """Choose the outcome of the next payment

     Chooses what happens on the payment page of the next payment session, of an order or an invoice,
    without anybody visiting it. Payments are queued: each new session takes the first one that is left.
    Sessions that are open already are not affected. A late payment, or one of another amount, is
    handled as in live mode. At most 100 payments can be queued; another one returns 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxPaymentIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxPaymentEnvelope
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
    body: SandboxPaymentIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxPaymentEnvelope]:
    """Choose the outcome of the next payment

     Chooses what happens on the payment page of the next payment session, of an order or an invoice,
    without anybody visiting it. Payments are queued: each new session takes the first one that is left.
    Sessions that are open already are not affected. A late payment, or one of another amount, is
    handled as in live mode. At most 100 payments can be queued; another one returns 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxPaymentIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxPaymentEnvelope]
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
    body: SandboxPaymentIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxPaymentEnvelope | None:
    """Choose the outcome of the next payment

     Chooses what happens on the payment page of the next payment session, of an order or an invoice,
    without anybody visiting it. Payments are queued: each new session takes the first one that is left.
    Sessions that are open already are not affected. A late payment, or one of another amount, is
    handled as in live mode. At most 100 payments can be queued; another one returns 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxPaymentIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxPaymentEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
