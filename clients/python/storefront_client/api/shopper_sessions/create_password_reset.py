from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.password_reset_envelope import PasswordResetEnvelope
from ...models.password_reset_in import PasswordResetIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: PasswordResetIn,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_storefront_client_address, Unset):
        headers["X-Storefront-Client-Address"] = x_storefront_client_address

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/auth/password-resets",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | PasswordResetEnvelope:
    if response.status_code == 201:
        response_201 = PasswordResetEnvelope.from_dict(response.json())

        return response_201

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | PasswordResetEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: PasswordResetIn,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | PasswordResetEnvelope]:
    """Create a password reset

     Issues a token that your server sends to the email, for example in a link. It replaces the earlier
    one. If no active account has the email, the fields are `null`, in the same time; show the shopper
    the same page. At most five an hour for one email, and ten in 15 minutes from the address in
    `X-Storefront-Client-Address`.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PasswordResetIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | PasswordResetEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_storefront_client_address=x_storefront_client_address,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: PasswordResetIn,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | PasswordResetEnvelope | None:
    """Create a password reset

     Issues a token that your server sends to the email, for example in a link. It replaces the earlier
    one. If no active account has the email, the fields are `null`, in the same time; show the shopper
    the same page. At most five an hour for one email, and ten in 15 minutes from the address in
    `X-Storefront-Client-Address`.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PasswordResetIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | PasswordResetEnvelope
    """

    return sync_detailed(
        client=client,
        body=body,
        x_storefront_client_address=x_storefront_client_address,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: PasswordResetIn,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | PasswordResetEnvelope]:
    """Create a password reset

     Issues a token that your server sends to the email, for example in a link. It replaces the earlier
    one. If no active account has the email, the fields are `null`, in the same time; show the shopper
    the same page. At most five an hour for one email, and ten in 15 minutes from the address in
    `X-Storefront-Client-Address`.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PasswordResetIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | PasswordResetEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_storefront_client_address=x_storefront_client_address,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: PasswordResetIn,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | PasswordResetEnvelope | None:
    """Create a password reset

     Issues a token that your server sends to the email, for example in a link. It replaces the earlier
    one. If no active account has the email, the fields are `null`, in the same time; show the shopper
    the same page. At most five an hour for one email, and ten in 15 minutes from the address in
    `X-Storefront-Client-Address`.

    **Access:** a secret key with the scope `storefront:auth`.

    Args:
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PasswordResetIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | PasswordResetEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            x_storefront_client_address=x_storefront_client_address,
            x_request_id=x_request_id,
        )
    ).parsed
