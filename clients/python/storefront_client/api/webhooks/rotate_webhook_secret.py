from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.rotation_in import RotationIn
from ...models.subscription_with_secret import SubscriptionWithSecret
from ...types import UNSET, Response, Unset


def _get_kwargs(
    subscription_id: UUID,
    *,
    body: RotationIn | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks/{subscription_id}/rotate-secret".format(
            subscription_id=quote(str(subscription_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SubscriptionWithSecret:
    if response.status_code == 200:
        response_200 = SubscriptionWithSecret.from_dict(response.json())

        return response_200

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
    subscription_id: UUID,
    *,
    client: AuthenticatedClient,
    body: RotationIn | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SubscriptionWithSecret]:
    """Rotate a signing secret

     Replaces the signing secret and returns the new secret, which is shown only once; a key pair of
    `v1a` is replaced too. For 24 hours, or for `overlap_hours`, `X-Service-Signature` is still computed
    with the old secret and `X-Service-Signature-Next` with the new one; `webhook-signature` contains a
    signature of each. With `overlap_hours` 0 the old secret is revoked immediately. A second rotation
    during the overlap replaces the new secret; it can shorten the overlap but does not extend it.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (RotationIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SubscriptionWithSecret]
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
    body: RotationIn | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SubscriptionWithSecret | None:
    """Rotate a signing secret

     Replaces the signing secret and returns the new secret, which is shown only once; a key pair of
    `v1a` is replaced too. For 24 hours, or for `overlap_hours`, `X-Service-Signature` is still computed
    with the old secret and `X-Service-Signature-Next` with the new one; `webhook-signature` contains a
    signature of each. With `overlap_hours` 0 the old secret is revoked immediately. A second rotation
    during the overlap replaces the new secret; it can shorten the overlap but does not extend it.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (RotationIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SubscriptionWithSecret
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
    body: RotationIn | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SubscriptionWithSecret]:
    """Rotate a signing secret

     Replaces the signing secret and returns the new secret, which is shown only once; a key pair of
    `v1a` is replaced too. For 24 hours, or for `overlap_hours`, `X-Service-Signature` is still computed
    with the old secret and `X-Service-Signature-Next` with the new one; `webhook-signature` contains a
    signature of each. With `overlap_hours` 0 the old secret is revoked immediately. A second rotation
    during the overlap replaces the new secret; it can shorten the overlap but does not extend it.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (RotationIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SubscriptionWithSecret]
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
    body: RotationIn | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SubscriptionWithSecret | None:
    """Rotate a signing secret

     Replaces the signing secret and returns the new secret, which is shown only once; a key pair of
    `v1a` is replaced too. For 24 hours, or for `overlap_hours`, `X-Service-Signature` is still computed
    with the old secret and `X-Service-Signature-Next` with the new one; `webhook-signature` contains a
    signature of each. With `overlap_hours` 0 the old secret is revoked immediately. A second rotation
    during the overlap replaces the new secret; it can shorten the overlap but does not extend it.

    **Access:** a secret key with the scope `storefront:webhooks`.

    Args:
        subscription_id (UUID): The ID of the subscription. An unknown or malformed ID returns
            404.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (RotationIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SubscriptionWithSecret
    """

    return (
        await asyncio_detailed(
            subscription_id=subscription_id,
            client=client,
            body=body,
            x_request_id=x_request_id,
        )
    ).parsed
