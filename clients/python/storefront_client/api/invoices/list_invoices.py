import datetime
from http import HTTPStatus
from typing import Any
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.invoice_page import InvoicePage
from ...models.invoice_sort import InvoiceSort
from ...models.invoice_status import InvoiceStatus
from ...models.settlement import Settlement
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    status: list[InvoiceStatus] | Unset = UNSET,
    settlement: list[Settlement] | Unset = UNSET,
    overdue: bool | Unset = UNSET,
    issued_from: datetime.date | Unset = UNSET,
    issued_to: datetime.date | Unset = UNSET,
    due_from: datetime.date | Unset = UNSET,
    due_to: datetime.date | Unset = UNSET,
    order_id: UUID | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: InvoiceSort | Unset = UNSET,
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

    json_settlement: list[str] | Unset = UNSET
    if not isinstance(settlement, Unset):
        json_settlement = []
        for settlement_item_data in settlement:
            settlement_item = settlement_item_data.value
            json_settlement.append(settlement_item)

    params["settlement"] = json_settlement

    params["overdue"] = overdue

    json_issued_from: str | Unset = UNSET
    if not isinstance(issued_from, Unset):
        json_issued_from = issued_from.isoformat()
    params["issued_from"] = json_issued_from

    json_issued_to: str | Unset = UNSET
    if not isinstance(issued_to, Unset):
        json_issued_to = issued_to.isoformat()
    params["issued_to"] = json_issued_to

    json_due_from: str | Unset = UNSET
    if not isinstance(due_from, Unset):
        json_due_from = due_from.isoformat()
    params["due_from"] = json_due_from

    json_due_to: str | Unset = UNSET
    if not isinstance(due_to, Unset):
        json_due_to = due_to.isoformat()
    params["due_to"] = json_due_to

    json_order_id: str | Unset = UNSET
    if not isinstance(order_id, Unset):
        json_order_id = str(order_id)
    params["order_id"] = json_order_id

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
        "url": "/v1/invoices",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | InvoicePage:
    if response.status_code == 200:
        response_200 = InvoicePage.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | InvoicePage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    status: list[InvoiceStatus] | Unset = UNSET,
    settlement: list[Settlement] | Unset = UNSET,
    overdue: bool | Unset = UNSET,
    issued_from: datetime.date | Unset = UNSET,
    issued_to: datetime.date | Unset = UNSET,
    due_from: datetime.date | Unset = UNSET,
    due_to: datetime.date | Unset = UNSET,
    order_id: UUID | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: InvoiceSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | InvoicePage]:
    """List invoices

     Returns a page of the signed-in customer's invoices that match every filter. `total` counts the
    matching invoices.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[InvoiceStatus] | Unset): Repeat the parameter to match one of several values.
        settlement (list[Settlement] | Unset): Repeat the parameter to match one of several
            values.
        overdue (bool | Unset): Whether to return only the invoices that are overdue, or only
            those that are not.
        issued_from (datetime.date | Unset): The first date of the issue, in the time zone of the
            store.
        issued_to (datetime.date | Unset): The last date of the issue, which is included.
        due_from (datetime.date | Unset): The first date of the due date, in the time zone of the
            store.
        due_to (datetime.date | Unset): The last date of the due date, which is included.
        order_id (UUID | Unset): Return only the invoices of this order.
        q (str | Unset): The beginning of an invoice number, an order number, a purchase order
            number, or a SKU, or all of it. Letter case is ignored.
        sort (InvoiceSort | Unset): A sort order of invoices. A minus sign sorts in descending
            order.
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
        Response[ErrorEnvelope | InvoicePage]
    """

    kwargs = _get_kwargs(
        status=status,
        settlement=settlement,
        overdue=overdue,
        issued_from=issued_from,
        issued_to=issued_to,
        due_from=due_from,
        due_to=due_to,
        order_id=order_id,
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
    status: list[InvoiceStatus] | Unset = UNSET,
    settlement: list[Settlement] | Unset = UNSET,
    overdue: bool | Unset = UNSET,
    issued_from: datetime.date | Unset = UNSET,
    issued_to: datetime.date | Unset = UNSET,
    due_from: datetime.date | Unset = UNSET,
    due_to: datetime.date | Unset = UNSET,
    order_id: UUID | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: InvoiceSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | InvoicePage | None:
    """List invoices

     Returns a page of the signed-in customer's invoices that match every filter. `total` counts the
    matching invoices.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[InvoiceStatus] | Unset): Repeat the parameter to match one of several values.
        settlement (list[Settlement] | Unset): Repeat the parameter to match one of several
            values.
        overdue (bool | Unset): Whether to return only the invoices that are overdue, or only
            those that are not.
        issued_from (datetime.date | Unset): The first date of the issue, in the time zone of the
            store.
        issued_to (datetime.date | Unset): The last date of the issue, which is included.
        due_from (datetime.date | Unset): The first date of the due date, in the time zone of the
            store.
        due_to (datetime.date | Unset): The last date of the due date, which is included.
        order_id (UUID | Unset): Return only the invoices of this order.
        q (str | Unset): The beginning of an invoice number, an order number, a purchase order
            number, or a SKU, or all of it. Letter case is ignored.
        sort (InvoiceSort | Unset): A sort order of invoices. A minus sign sorts in descending
            order.
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
        ErrorEnvelope | InvoicePage
    """

    return sync_detailed(
        client=client,
        status=status,
        settlement=settlement,
        overdue=overdue,
        issued_from=issued_from,
        issued_to=issued_to,
        due_from=due_from,
        due_to=due_to,
        order_id=order_id,
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
    status: list[InvoiceStatus] | Unset = UNSET,
    settlement: list[Settlement] | Unset = UNSET,
    overdue: bool | Unset = UNSET,
    issued_from: datetime.date | Unset = UNSET,
    issued_to: datetime.date | Unset = UNSET,
    due_from: datetime.date | Unset = UNSET,
    due_to: datetime.date | Unset = UNSET,
    order_id: UUID | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: InvoiceSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | InvoicePage]:
    """List invoices

     Returns a page of the signed-in customer's invoices that match every filter. `total` counts the
    matching invoices.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[InvoiceStatus] | Unset): Repeat the parameter to match one of several values.
        settlement (list[Settlement] | Unset): Repeat the parameter to match one of several
            values.
        overdue (bool | Unset): Whether to return only the invoices that are overdue, or only
            those that are not.
        issued_from (datetime.date | Unset): The first date of the issue, in the time zone of the
            store.
        issued_to (datetime.date | Unset): The last date of the issue, which is included.
        due_from (datetime.date | Unset): The first date of the due date, in the time zone of the
            store.
        due_to (datetime.date | Unset): The last date of the due date, which is included.
        order_id (UUID | Unset): Return only the invoices of this order.
        q (str | Unset): The beginning of an invoice number, an order number, a purchase order
            number, or a SKU, or all of it. Letter case is ignored.
        sort (InvoiceSort | Unset): A sort order of invoices. A minus sign sorts in descending
            order.
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
        Response[ErrorEnvelope | InvoicePage]
    """

    kwargs = _get_kwargs(
        status=status,
        settlement=settlement,
        overdue=overdue,
        issued_from=issued_from,
        issued_to=issued_to,
        due_from=due_from,
        due_to=due_to,
        order_id=order_id,
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
    status: list[InvoiceStatus] | Unset = UNSET,
    settlement: list[Settlement] | Unset = UNSET,
    overdue: bool | Unset = UNSET,
    issued_from: datetime.date | Unset = UNSET,
    issued_to: datetime.date | Unset = UNSET,
    due_from: datetime.date | Unset = UNSET,
    due_to: datetime.date | Unset = UNSET,
    order_id: UUID | Unset = UNSET,
    q: str | Unset = UNSET,
    sort: InvoiceSort | Unset = UNSET,
    limit: int | Unset = 50,
    offset: int | Unset = 0,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | InvoicePage | None:
    """List invoices

     Returns a page of the signed-in customer's invoices that match every filter. `total` counts the
    matching invoices.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        status (list[InvoiceStatus] | Unset): Repeat the parameter to match one of several values.
        settlement (list[Settlement] | Unset): Repeat the parameter to match one of several
            values.
        overdue (bool | Unset): Whether to return only the invoices that are overdue, or only
            those that are not.
        issued_from (datetime.date | Unset): The first date of the issue, in the time zone of the
            store.
        issued_to (datetime.date | Unset): The last date of the issue, which is included.
        due_from (datetime.date | Unset): The first date of the due date, in the time zone of the
            store.
        due_to (datetime.date | Unset): The last date of the due date, which is included.
        order_id (UUID | Unset): Return only the invoices of this order.
        q (str | Unset): The beginning of an invoice number, an order number, a purchase order
            number, or a SKU, or all of it. Letter case is ignored.
        sort (InvoiceSort | Unset): A sort order of invoices. A minus sign sorts in descending
            order.
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
        ErrorEnvelope | InvoicePage
    """

    return (
        await asyncio_detailed(
            client=client,
            status=status,
            settlement=settlement,
            overdue=overdue,
            issued_from=issued_from,
            issued_to=issued_to,
            due_from=due_from,
            due_to=due_to,
            order_id=order_id,
            q=q,
            sort=sort,
            limit=limit,
            offset=offset,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
