from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.sandbox_dispute_envelope import SandboxDisputeEnvelope
from ...models.sandbox_dispute_in import SandboxDisputeIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SandboxDisputeIn,
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
        "url": "/v1/sandbox/disputes",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SandboxDisputeEnvelope:
    if response.status_code == 200:
        response_200 = SandboxDisputeEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SandboxDisputeEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SandboxDisputeIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxDisputeEnvelope]:
    """Dispute a payment

     Acts as a shopper who disputes a payment at the bank: opens the dispute of a payment session, or
    ends it. An open dispute is in the timeline of the order; one that is lost reverses its amount of
    the payment, as in live mode, so that the invoice is `OPEN` again. A session has at most one
    dispute. One that has ended another way, and a session that is not paid, return 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxDisputeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxDisputeEnvelope]
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
    body: SandboxDisputeIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxDisputeEnvelope | None:
    """Dispute a payment

     Acts as a shopper who disputes a payment at the bank: opens the dispute of a payment session, or
    ends it. An open dispute is in the timeline of the order; one that is lost reverses its amount of
    the payment, as in live mode, so that the invoice is `OPEN` again. A session has at most one
    dispute. One that has ended another way, and a session that is not paid, return 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxDisputeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxDisputeEnvelope
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
    body: SandboxDisputeIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SandboxDisputeEnvelope]:
    """Dispute a payment

     Acts as a shopper who disputes a payment at the bank: opens the dispute of a payment session, or
    ends it. An open dispute is in the timeline of the order; one that is lost reverses its amount of
    the payment, as in live mode, so that the invoice is `OPEN` again. A session has at most one
    dispute. One that has ended another way, and a session that is not paid, return 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxDisputeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SandboxDisputeEnvelope]
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
    body: SandboxDisputeIn,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SandboxDisputeEnvelope | None:
    """Dispute a payment

     Acts as a shopper who disputes a payment at the bank: opens the dispute of a payment session, or
    ends it. An open dispute is in the timeline of the order; one that is lost reverses its amount of
    the payment, as in live mode, so that the invoice is `OPEN` again. A session has at most one
    dispute. One that has ended another way, and a session that is not paid, return 409.

    **Access:** a secret key of sandbox mode; a live key gets a 404.

    Args:
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SandboxDisputeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SandboxDisputeEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
