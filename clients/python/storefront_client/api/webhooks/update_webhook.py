from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.subscription import Subscription
from ...models.subscription_update_in import SubscriptionUpdateIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    subscription_id: UUID,
    *,
    body: SubscriptionUpdateIn,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/v1/webhooks/{subscription_id}".format(
            subscription_id=quote(str(subscription_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | Subscription:
    if response.status_code == 200:
        response_200 = Subscription.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | Subscription]:
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
    body: SubscriptionUpdateIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Subscription]:
    """Update a webhook subscription

     Changes the endpoint, event types, description, status, or options of a subscription. Fields you
    omit stay unchanged; `filters` and `headers` replace all stored ones. After a change of
    `signature_scheme`, both schemes sign for 24 hours. Setting `status` to `DISABLED` discards pending
    deliveries; setting it to `ACTIVE` resumes deliveries for new events. To send the events that
    occurred in the meantime, replay the time range. A `description` of `null` removes the description.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Subscription]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        body=body,
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
    body: SubscriptionUpdateIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Subscription | None:
    """Update a webhook subscription

     Changes the endpoint, event types, description, status, or options of a subscription. Fields you
    omit stay unchanged; `filters` and `headers` replace all stored ones. After a change of
    `signature_scheme`, both schemes sign for 24 hours. Setting `status` to `DISABLED` discards pending
    deliveries; setting it to `ACTIVE` resumes deliveries for new events. To send the events that
    occurred in the meantime, replay the time range. A `description` of `null` removes the description.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Subscription
    """

    return sync_detailed(
        subscription_id=subscription_id,
        client=client,
        body=body,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    body: SubscriptionUpdateIn,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | Subscription]:
    """Update a webhook subscription

     Changes the endpoint, event types, description, status, or options of a subscription. Fields you
    omit stay unchanged; `filters` and `headers` replace all stored ones. After a change of
    `signature_scheme`, both schemes sign for 24 hours. Setting `status` to `DISABLED` discards pending
    deliveries; setting it to `ACTIVE` resumes deliveries for new events. To send the events that
    occurred in the meantime, replay the time range. A `description` of `null` removes the description.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | Subscription]
    """

    kwargs = _get_kwargs(
        subscription_id=subscription_id,
        body=body,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    body: SubscriptionUpdateIn,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | Subscription | None:
    """Update a webhook subscription

     Changes the endpoint, event types, description, status, or options of a subscription. Fields you
    omit stay unchanged; `filters` and `headers` replace all stored ones. After a change of
    `signature_scheme`, both schemes sign for 24 hours. Setting `status` to `DISABLED` discards pending
    deliveries; setting it to `ACTIVE` resumes deliveries for new events. To send the events that
    occurred in the meantime, replay the time range. A `description` of `null` removes the description.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SubscriptionUpdateIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | Subscription
    """

    return (
        await asyncio_detailed(
            subscription_id=subscription_id,
            client=client,
            body=body,
            x_request_id=x_request_id,
        )
    ).parsed
