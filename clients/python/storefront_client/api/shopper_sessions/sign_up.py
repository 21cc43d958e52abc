from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.signup_envelope import SignupEnvelope
from ...models.signup_in import SignupIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SignupIn,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(x_storefront_shopper_token, Unset):
        headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_storefront_client_address, Unset):
        headers["X-Storefront-Client-Address"] = x_storefront_client_address

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/auth/signup",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | SignupEnvelope:
    if response.status_code == 201:
        response_201 = SignupEnvelope.from_dict(response.json())

        return response_201

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | SignupEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SignupIn,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SignupEnvelope]:
    """Sign up a shopper

     Creates a customer account and signs the shopper in. If the store approves new accounts manually,
    the tokens are `null` until the account is approved. Passwords must have 10 to 128 characters. If
    the email address is already in use, the request returns 409.

    **Access:** a publishable or secret key with the scope `storefront:auth`.

    Args:
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SignupIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SignupEnvelope]
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
    body: SignupIn,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SignupEnvelope | None:
    """Sign up a shopper

     Creates a customer account and signs the shopper in. If the store approves new accounts manually,
    the tokens are `null` until the account is approved. Passwords must have 10 to 128 characters. If
    the email address is already in use, the request returns 409.

    **Access:** a publishable or secret key with the scope `storefront:auth`.

    Args:
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SignupIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SignupEnvelope
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
    body: SignupIn,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | SignupEnvelope]:
    """Sign up a shopper

     Creates a customer account and signs the shopper in. If the store approves new accounts manually,
    the tokens are `null` until the account is approved. Passwords must have 10 to 128 characters. If
    the email address is already in use, the request returns 409.

    **Access:** a publishable or secret key with the scope `storefront:auth`.

    Args:
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SignupIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | SignupEnvelope]
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
    body: SignupIn,
    x_storefront_shopper_token: str | Unset = UNSET,
    x_storefront_client_address: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | SignupEnvelope | None:
    """Sign up a shopper

     Creates a customer account and signs the shopper in. If the store approves new accounts manually,
    the tokens are `null` until the account is approved. Passwords must have 10 to 128 characters. If
    the email address is already in use, the request returns 409.

    **Access:** a publishable or secret key with the scope `storefront:auth`.

    Args:
        x_storefront_shopper_token (str | Unset): The token of a signed-in shopper, obtained from
            `/v1/auth`. Optional. If the response contains prices, they are the customer's own. An
            invalid token is never ignored: it returns 401, or 403 if it belongs to another store.
        x_storefront_client_address (str | Unset): With a secret key, the IPv4 or IPv6 address of
            the shopper, as your server sees it. After ten failed logins or ten signups from one
            address (IPv6: one /64 network) within 15 minutes, requests for that address return 429,
            so that one attacker cannot use up the failures of the key. Anything but one address
            returns 422. Ignored with a publishable key.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (SignupIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | SignupEnvelope
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
