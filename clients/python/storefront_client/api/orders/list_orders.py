import datetime
from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.order_page import OrderPage
from ...models.order_payment_status import OrderPaymentStatus
from ...models.order_sort import OrderSort
from ...models.order_status import OrderStatus
from ...models.payment_rail import PaymentRail
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    status: list[OrderStatus] | Unset = UNSET,
    payment_status: list[OrderPaymentStatus] | Unset = UNSET,
    payment_rail: list[PaymentRail] | Unset = UNSET,
    placed_from: datetime.date | Unset = UNSET,
    placed_to: datetime.date | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: OrderSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    json_status: list[str] | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = []
        for status_item_data in status:
            status_item = status_item_data.value
            json_status.append(status_item)

    params["status"] = json_status

    json_payment_status: list[str] | Unset = UNSET
    if not isinstance(payment_status, Unset):
        json_payment_status = []
        for payment_status_item_data in payment_status:
            payment_status_item = payment_status_item_data.value
            json_payment_status.append(payment_status_item)

    params["payment_status"] = json_payment_status

    json_payment_rail: list[str] | Unset = UNSET
    if not isinstance(payment_rail, Unset):
        json_payment_rail = []
        for payment_rail_item_data in payment_rail:
            payment_rail_item = payment_rail_item_data.value
            json_payment_rail.append(payment_rail_item)

    params["payment_rail"] = json_payment_rail

    json_placed_from: str | Unset = UNSET
    if not isinstance(placed_from, Unset):
        json_placed_from = placed_from.isoformat()
    params["placed_from"] = json_placed_from

    json_placed_to: str | Unset = UNSET
    if not isinstance(placed_to, Unset):
        json_placed_to = placed_to.isoformat()
    params["placed_to"] = json_placed_to

    params["q"] = q

    json_sort: str | Unset = UNSET
    if not isinstance(sort, Unset):
        json_sort = sort.value

    params["sort"] = json_sort

    params["limit"] = limit

    params["offset"] = offset

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/orders",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | OrderPage:
    if response.status_code == 200:
        response_200 = OrderPage.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | OrderPage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    status: list[OrderStatus] | Unset = UNSET,
    payment_status: list[OrderPaymentStatus] | Unset = UNSET,
    payment_rail: list[PaymentRail] | Unset = UNSET,
    placed_from: datetime.date | Unset = UNSET,
    placed_to: datetime.date | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: OrderSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | OrderPage]:
    """List orders

     Returns a page of the signed-in customer's orders that match every filter. `total` counts the
    matching orders.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[OrderStatus] | Unset): Repeat the parameter to match one of several values.
        payment_status (list[OrderPaymentStatus] | Unset): Repeat the parameter to match one of
            several values.
        payment_rail (list[PaymentRail] | Unset): Repeat the parameter to match one of several
            values.
        placed_from (datetime.date | Unset): The first date of the placement, in the time zone of
            the store.
        placed_to (datetime.date | Unset): The last date of the placement, which is included.
        q (str | Unset): The beginning of an order number, a purchase order number, or a SKU, or
            all of it. Letter case is ignored.
        sort (OrderSort | Unset): A sort order of orders. A minus sign sorts in descending order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | OrderPage]
    """

    kwargs = _get_kwargs(
        status=status,
        payment_status=payment_status,
        payment_rail=payment_rail,
        placed_from=placed_from,
        placed_to=placed_to,
        q=q,
        sort=sort,
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    status: list[OrderStatus] | Unset = UNSET,
    payment_status: list[OrderPaymentStatus] | Unset = UNSET,
    payment_rail: list[PaymentRail] | Unset = UNSET,
    placed_from: datetime.date | Unset = UNSET,
    placed_to: datetime.date | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: OrderSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | OrderPage | None:
    """List orders

     Returns a page of the signed-in customer's orders that match every filter. `total` counts the
    matching orders.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[OrderStatus] | Unset): Repeat the parameter to match one of several values.
        payment_status (list[OrderPaymentStatus] | Unset): Repeat the parameter to match one of
            several values.
        payment_rail (list[PaymentRail] | Unset): Repeat the parameter to match one of several
            values.
        placed_from (datetime.date | Unset): The first date of the placement, in the time zone of
            the store.
        placed_to (datetime.date | Unset): The last date of the placement, which is included.
        q (str | Unset): The beginning of an order number, a purchase order number, or a SKU, or
            all of it. Letter case is ignored.
        sort (OrderSort | Unset): A sort order of orders. A minus sign sorts in descending order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | OrderPage
    """

    return sync_detailed(
        client=client,
        status=status,
        payment_status=payment_status,
        payment_rail=payment_rail,
        placed_from=placed_from,
        placed_to=placed_to,
        q=q,
        sort=sort,
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    status: list[OrderStatus] | Unset = UNSET,
    payment_status: list[OrderPaymentStatus] | Unset = UNSET,
    payment_rail: list[PaymentRail] | Unset = UNSET,
    placed_from: datetime.date | Unset = UNSET,
    placed_to: datetime.date | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: OrderSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | OrderPage]:
    """List orders

     Returns a page of the signed-in customer's orders that match every filter. `total` counts the
    matching orders.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[OrderStatus] | Unset): Repeat the parameter to match one of several values.
        payment_status (list[OrderPaymentStatus] | Unset): Repeat the parameter to match one of
            several values.
        payment_rail (list[PaymentRail] | Unset): Repeat the parameter to match one of several
            values.
        placed_from (datetime.date | Unset): The first date of the placement, in the time zone of
            the store.
        placed_to (datetime.date | Unset): The last date of the placement, which is included.
        q (str | Unset): The beginning of an order number, a purchase order number, or a SKU, or
            all of it. Letter case is ignored.
        sort (OrderSort | Unset): A sort order of orders. A minus sign sorts in descending order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorEnvelope | OrderPage]
    """

    kwargs = _get_kwargs(
        status=status,
        payment_status=payment_status,
        payment_rail=payment_rail,
        placed_from=placed_from,
        placed_to=placed_to,
        q=q,
        sort=sort,
        limit=limit,
        offset=offset,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    status: list[OrderStatus] | Unset = UNSET,
    payment_status: list[OrderPaymentStatus] | Unset = UNSET,
    payment_rail: list[PaymentRail] | Unset = UNSET,
    placed_from: datetime.date | Unset = UNSET,
    placed_to: datetime.date | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: OrderSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | OrderPage | None:
    """List orders

     Returns a page of the signed-in customer's orders that match every filter. `total` counts the
    matching orders.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[OrderStatus] | Unset): Repeat the parameter to match one of several values.
        payment_status (list[OrderPaymentStatus] | Unset): Repeat the parameter to match one of
            several values.
        payment_rail (list[PaymentRail] | Unset): Repeat the parameter to match one of several
            values.
        placed_from (datetime.date | Unset): The first date of the placement, in the time zone of
            the store.
        placed_to (datetime.date | Unset): The last date of the placement, which is included.
        q (str | Unset): The beginning of an order number, a purchase order number, or a SKU, or
            all of it. Letter case is ignored.
        sort (OrderSort | Unset): A sort order of orders. A minus sign sorts in descending order.
        limit (int | Unset): The maximum number of items to return. Default: 50.
        offset (int | Unset): The number of items to skip. Default: 0.
        x_storefront_shopper_token (str): The token of the signed-in shopper, obtained from
            `/v1/auth`. Required, together with a secret key. Without a valid token, the request
            returns 401; with a token of another store, 403.
        x_request_id (str | Unset): An ID of your choice for tracing the request, echoed in the
            response. A value that is not 1 to 128 visible ASCII characters is replaced with a
            generated ID.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorEnvelope | OrderPage
    """

    return (
        await asyncio_detailed(
            client=client,
            status=status,
            payment_status=payment_status,
            payment_rail=payment_rail,
            placed_from=placed_from,
            placed_to=placed_to,
            q=q,
            sort=sort,
            limit=limit,
            offset=offset,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
