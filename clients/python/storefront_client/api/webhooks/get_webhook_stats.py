from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.delivery_stats import DeliveryStats
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    subscription_id: UUID,
    *,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["from"] = from_

    params["to"] = to

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/webhooks/{subscription_id}/stats".format(
            subscription_id=quote(str(subscription_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> DeliveryStats | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = DeliveryStats.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[DeliveryStats | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[DeliveryStats | ErrorEnvelope]:
    """Retrieve statistics of a subscription

     Returns how many attempts the endpoint accepted and how many failed, and how long they took, by
    hour. Hours without attempts are left out. `from` counts from the beginning of its hour; statistics
    are kept for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        from_ (str | Unset): The time from whose hour on statistics are returned, 24 hours before
            `to` by default.
        to (str | Unset): The time up to which they are returned, now by default; at most 30 days
            after `from`.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryStats | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        from_=from_,
        to=to,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> DeliveryStats | ErrorEnvelope | None:
    """Retrieve statistics of a subscription

     Returns how many attempts the endpoint accepted and how many failed, and how long they took, by
    hour. Hours without attempts are left out. `from` counts from the beginning of its hour; statistics
    are kept for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        from_ (str | Unset): The time from whose hour on statistics are returned, 24 hours before
            `to` by default.
        to (str | Unset): The time up to which they are returned, now by default; at most 30 days
            after `from`.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryStats | ErrorEnvelope
    """

    return sync_detailed(
        subscription_id=subscription_id,
        client=client,
        from_=from_,
        to=to,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[DeliveryStats | ErrorEnvelope]:
    """Retrieve statistics of a subscription

     Returns how many attempts the endpoint accepted and how many failed, and how long they took, by
    hour. Hours without attempts are left out. `from` counts from the beginning of its hour; statistics
    are kept for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        from_ (str | Unset): The time from whose hour on statistics are returned, 24 hours before
            `to` by default.
        to (str | Unset): The time up to which they are returned, now by default; at most 30 days
            after `from`.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryStats | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        from_=from_,
        to=to,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> DeliveryStats | ErrorEnvelope | None:
    """Retrieve statistics of a subscription

     Returns how many attempts the endpoint accepted and how many failed, and how long they took, by
    hour. Hours without attempts are left out. `from` counts from the beginning of its hour; statistics
    are kept for 30 days.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        from_ (str | Unset): The time from whose hour on statistics are returned, 24 hours before
            `to` by default.
        to (str | Unset): The time up to which they are returned, now by default; at most 30 days
            after `from`.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryStats | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            subscription_id=subscription_id,
            client=client,
            from_=from_,
            to=to,
            x_request_id=x_request_id,
        )
    ).parsed
