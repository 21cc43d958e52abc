from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.cart_envelope import CartEnvelope
from ...models.error_envelope import ErrorEnvelope
from ...models.promo_code_in import PromoCodeIn
from ...types import UNSET, Response, Unset


def _get_kwargs(
    cart_id: UUID,
    *,
    body: PromoCodeIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/carts/{cart_id}/promotions".format(
            cart_id=quote(str(cart_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CartEnvelope | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = CartEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[CartEnvelope | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    cart_id: UUID,
    *,
    client: AuthenticatedClient,
    body: PromoCodeIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CartEnvelope | ErrorEnvelope]:
    """Apply a promotion code

     Applies a promotion code to the cart and returns the cart. Applying a code that the cart already has
    changes nothing. The discount appears once you price the cart. A code that cannot be applied returns
    422 with a `reason`.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PromoCodeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        cart_id=cart_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    cart_id: UUID,
    *,
    client: AuthenticatedClient,
    body: PromoCodeIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CartEnvelope | ErrorEnvelope | None:
    """Apply a promotion code

     Applies a promotion code to the cart and returns the cart. Applying a code that the cart already has
    changes nothing. The discount appears once you price the cart. A code that cannot be applied returns
    422 with a `reason`.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PromoCodeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartEnvelope | ErrorEnvelope
    """

    return sync_detailed(
        cart_id=cart_id,
        client=client,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    cart_id: UUID,
    *,
    client: AuthenticatedClient,
    body: PromoCodeIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CartEnvelope | ErrorEnvelope]:
    """Apply a promotion code

     Applies a promotion code to the cart and returns the cart. Applying a code that the cart already has
    changes nothing. The discount appears once you price the cart. A code that cannot be applied returns
    422 with a `reason`.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PromoCodeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        cart_id=cart_id,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    cart_id: UUID,
    *,
    client: AuthenticatedClient,
    body: PromoCodeIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CartEnvelope | ErrorEnvelope | None:
    """Apply a promotion code

     Applies a promotion code to the cart and returns the cart. Applying a code that the cart already has
    changes nothing. The discount appears once you price the cart. A code that cannot be applied returns
    422 with a `reason`.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
        cart_id (UUID): The ID of the cart. An unknown or malformed ID returns 404.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        idempotency_key (str | Unset): A unique key that makes the request safe to retry. For 24
            hours, repeating the request with the same key returns the original status and body, with
            `Idempotent-Replayed: true`. The key is scoped to the store, mode, customer, and route.
            Using it with a different path or body returns 422.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.
        body (PromoCodeIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartEnvelope | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            cart_id=cart_id,
            client=client,
            body=body,
            x_storefront_shopper_token=x_storefront_shopper_token,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
