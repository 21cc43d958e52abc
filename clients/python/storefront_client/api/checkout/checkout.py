from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.checkout_in import CheckoutIn
from ...models.checkout_result_envelope import CheckoutResultEnvelope
from ...models.error_envelope import ErrorEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: CheckoutIn,
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
        "url": "/v1/checkout",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CheckoutResultEnvelope | ErrorEnvelope:
    if response.status_code == 200:
        response_200 = CheckoutResultEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[CheckoutResultEnvelope | ErrorEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CheckoutIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CheckoutResultEnvelope | ErrorEnvelope]:
    """Check out a cart

     Turns a priced cart into an order. A checkout that runs to completion returns 200, so **check
    `state`** to learn the outcome. Exceeding the customer's credit limit is not an error: the response
    has the state `over_credit_limit` and the `shortfall`. In the states `over_credit_limit`,
    `price_changed`, and `out_of_stock`, nothing was written and you can try again.

    If you send `expected_total`, it must equal the order total including shipping. Shipping is taxed at
    the store's rate or, if the store chose that, at the rates of the goods in proportion to their net
    amounts.

    Send an `Idempotency-Key` so that you can safely retry the request until you get a response.
    Responses that wrote nothing are not stored under the key. Without a key, the cart protects against
    duplicate orders: checking out an ordered cart again returns 409 with the ID of the order.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
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
        body (CheckoutIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CheckoutResultEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
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
    *,
    client: AuthenticatedClient,
    body: CheckoutIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CheckoutResultEnvelope | ErrorEnvelope | None:
    """Check out a cart

     Turns a priced cart into an order. A checkout that runs to completion returns 200, so **check
    `state`** to learn the outcome. Exceeding the customer's credit limit is not an error: the response
    has the state `over_credit_limit` and the `shortfall`. In the states `over_credit_limit`,
    `price_changed`, and `out_of_stock`, nothing was written and you can try again.

    If you send `expected_total`, it must equal the order total including shipping. Shipping is taxed at
    the store's rate or, if the store chose that, at the rates of the goods in proportion to their net
    amounts.

    Send an `Idempotency-Key` so that you can safely retry the request until you get a response.
    Responses that wrote nothing are not stored under the key. Without a key, the cart protects against
    duplicate orders: checking out an ordered cart again returns 409 with the ID of the order.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
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
        body (CheckoutIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CheckoutResultEnvelope | ErrorEnvelope
    """

    return sync_detailed(
        client=client,
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CheckoutIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[CheckoutResultEnvelope | ErrorEnvelope]:
    """Check out a cart

     Turns a priced cart into an order. A checkout that runs to completion returns 200, so **check
    `state`** to learn the outcome. Exceeding the customer's credit limit is not an error: the response
    has the state `over_credit_limit` and the `shortfall`. In the states `over_credit_limit`,
    `price_changed`, and `out_of_stock`, nothing was written and you can try again.

    If you send `expected_total`, it must equal the order total including shipping. Shipping is taxed at
    the store's rate or, if the store chose that, at the rates of the goods in proportion to their net
    amounts.

    Send an `Idempotency-Key` so that you can safely retry the request until you get a response.
    Responses that wrote nothing are not stored under the key. Without a key, the cart protects against
    duplicate orders: checking out an ordered cart again returns 409 with the ID of the order.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
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
        body (CheckoutIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CheckoutResultEnvelope | ErrorEnvelope]
    """

    kwargs = _get_kwargs(
        body=body,
        x_storefront_shopper_token=x_storefront_shopper_token,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CheckoutIn,
    x_storefront_shopper_token: str,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> CheckoutResultEnvelope | ErrorEnvelope | None:
    """Check out a cart

     Turns a priced cart into an order. A checkout that runs to completion returns 200, so **check
    `state`** to learn the outcome. Exceeding the customer's credit limit is not an error: the response
    has the state `over_credit_limit` and the `shortfall`. In the states `over_credit_limit`,
    `price_changed`, and `out_of_stock`, nothing was written and you can try again.

    If you send `expected_total`, it must equal the order total including shipping. Shipping is taxed at
    the store's rate or, if the store chose that, at the rates of the goods in proportion to their net
    amounts.

    Send an `Idempotency-Key` so that you can safely retry the request until you get a response.
    Responses that wrote nothing are not stored under the key. Without a key, the cart protects against
    duplicate orders: checking out an ordered cart again returns 409 with the ID of the order.

    **Access:** a secret key with the scope `storefront:checkout` and a shopper token.

    Args:
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
        body (CheckoutIn):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CheckoutResultEnvelope | ErrorEnvelope
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            x_storefront_shopper_token=x_storefront_shopper_token,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
