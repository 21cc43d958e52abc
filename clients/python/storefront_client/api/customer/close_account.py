from http import HTTPStatus
from typing import Any, cast

import httpx

from ...client import AuthenticatedClient, Client
from ...models.account_closing_in import AccountClosingIn
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: AccountClosingIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_storefront_client_address, Unset):
        headers["X-Storefront-Client-Address"] = x_storefront_client_address

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/close",
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | ErrorEnvelope:
    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: AccountClosingIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope]:
    """Close the account

     Closes the account for good, frees its email, and erases the personal data that orders and invoices
    do not need. All sessions end. A wrong `password` counts like a failed login. The store can no
    longer change or reopen the account.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AccountClosingIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
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
    body: AccountClosingIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | None:
    """Close the account

     Closes the account for good, frees its email, and erases the personal data that orders and invoices
    do not need. All sessions end. A wrong `password` counts like a failed login. The store can no
    longer change or reopen the account.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AccountClosingIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorEnvelope
    """

    return sync_detailed(
        client=client,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_storefront_client_address=x_storefront_client_address,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: AccountClosingIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Any | ErrorEnvelope]:
    """Close the account

     Closes the account for good, frees its email, and erases the personal data that orders and invoices
    do not need. All sessions end. A wrong `password` counts like a failed login. The store can no
    longer change or reopen the account.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AccountClosingIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_storefront_client_address=x_storefront_client_address,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: AccountClosingIn | Unset = UNSET,
    x_storefront_shopper_token: str,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Any | ErrorEnvelope | None:
    """Close the account

     Closes the account for good, frees its email, and erases the personal data that orders and invoices
    do not need. All sessions end. A wrong `password` counts like a failed login. The store can no
    longer change or reopen the account.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (AccountClosingIn | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_storefront_client_address=x_storefront_client_address,
            x_request_id=x_request_id,
        )
    ).parsed
