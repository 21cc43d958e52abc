from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.webhook_listener_envelope import WebhookListenerEnvelope
from ...models.webhook_listener_in import WebhookListenerIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: WebhookListenerIn,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhook-listeners",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | WebhookListenerEnvelope:
    if response.status_code == 201:
        response_201 = WebhookListenerEnvelope.from_dict(response.json())

        return response_201

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | WebhookListenerEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: WebhookListenerIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | WebhookListenerEnvelope]:
    """Create a webhook listener

     Creates a listener: a short-lived subscription without an endpoint, for a machine that has no public
    address. `storefront webhooks listen` uses it. Every event of its types is kept for it, at most
    1,000, until it is received and acknowledged. A listener expires 10 minutes after it was last used.
    A store can have at most 10 listeners per mode; another one returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (WebhookListenerIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | WebhookListenerEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: WebhookListenerIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | WebhookListenerEnvelope | None:
    """Create a webhook listener

     Creates a listener: a short-lived subscription without an endpoint, for a machine that has no public
    address. `storefront webhooks listen` uses it. Every event of its types is kept for it, at most
    1,000, until it is received and acknowledged. A listener expires 10 minutes after it was last used.
    A store can have at most 10 listeners per mode; another one returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (WebhookListenerIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | WebhookListenerEnvelope
    """

    return sync_detailed(
        client=client,
        body=body,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: WebhookListenerIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | WebhookListenerEnvelope]:
    """Create a webhook listener

     Creates a listener: a short-lived subscription without an endpoint, for a machine that has no public
    address. `storefront webhooks listen` uses it. Every event of its types is kept for it, at most
    1,000, until it is received and acknowledged. A listener expires 10 minutes after it was last used.
    A store can have at most 10 listeners per mode; another one returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (WebhookListenerIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | WebhookListenerEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: WebhookListenerIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | WebhookListenerEnvelope | None:
    """Create a webhook listener

     Creates a listener: a short-lived subscription without an endpoint, for a machine that has no public
    address. `storefront webhooks listen` uses it. Every event of its types is kept for it, at most
    1,000, until it is received and acknowledged. A listener expires 10 minutes after it was last used.
    A store can have at most 10 listeners per mode; another one returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (WebhookListenerIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | WebhookListenerEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            x_request_id=x_request_id,
        )
    ).parsed
