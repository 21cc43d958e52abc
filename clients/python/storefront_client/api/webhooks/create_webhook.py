from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.subscription_in import SubscriptionIn
from ...models.subscription_with_secret import SubscriptionWithSecret
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SubscriptionIn,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SubscriptionWithSecret:
    if response.status_code == 201:
        response_201 = SubscriptionWithSecret.from_dict(response.json())

        return response_201

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SubscriptionWithSecret]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SubscriptionIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SubscriptionWithSecret]:
    """Create a webhook subscription

     Subscribes an endpoint to events. The response contains the `signing_secret`, which is shown only
    once and cannot be retrieved later. The endpoint must be a public HTTPS URL on port 443 or 8443,
    without user info or a fragment. A store can have at most 20 subscriptions per mode; another one
    returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SubscriptionWithSecret]
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
    body: SubscriptionIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SubscriptionWithSecret | None:
    """Create a webhook subscription

     Subscribes an endpoint to events. The response contains the `signing_secret`, which is shown only
    once and cannot be retrieved later. The endpoint must be a public HTTPS URL on port 443 or 8443,
    without user info or a fragment. A store can have at most 20 subscriptions per mode; another one
    returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SubscriptionWithSecret
    """

    return sync_detailed(
        client=client,
        body=body,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: SubscriptionIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SubscriptionWithSecret]:
    """Create a webhook subscription

     Subscribes an endpoint to events. The response contains the `signing_secret`, which is shown only
    once and cannot be retrieved later. The endpoint must be a public HTTPS URL on port 443 or 8443,
    without user info or a fragment. A store can have at most 20 subscriptions per mode; another one
    returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SubscriptionWithSecret]
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
    body: SubscriptionIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SubscriptionWithSecret | None:
    """Create a webhook subscription

     Subscribes an endpoint to events. The response contains the `signing_secret`, which is shown only
    once and cannot be retrieved later. The endpoint must be a public HTTPS URL on port 443 or 8443,
    without user info or a fragment. A store can have at most 20 subscriptions per mode; another one
    returns 409.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SubscriptionWithSecret
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            x_request_id=x_request_id,
        )
    ).parsed
