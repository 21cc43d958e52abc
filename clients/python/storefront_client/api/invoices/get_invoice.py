from http import HTTPStatus
from typing import Any
from urllib.parse import quote
from uuid import UUID

import httpx

from ...client import AuthenticatedClient, Client
from ...models.error_envelope import ErrorEnvelope
from ...models.invoice_envelope import InvoiceEnvelope
from ...types import UNSET, Response, Unset


def _get_kwargs(
    invoice_id: UUID,
    *,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["X-Storefront-Shopper-Token"] = x_storefront_shopper_token

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/invoices/{invoice_id}".format(
            invoice_id=quote(str(invoice_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorEnvelope | InvoiceEnvelope:
    if response.status_code == 200:
        response_200 = InvoiceEnvelope.from_dict(response.json())

        return response_200

    response_default = ErrorEnvelope.from_dict(response.json())

    return response_default


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorEnvelope | InvoiceEnvelope]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    invoice_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | InvoiceEnvelope]:
    """Retrieve an invoice

     Returns an invoice with its lines, taxes, and payments. An unknown invoice or another customer's
    invoice returns 404. If the `order` section is unavailable, it is `null` and `errors` names it.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        invoice_id (UUID): The ID of the invoice. An unknown or malformed ID returns 404.
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
        Response[ErrorEnvelope | InvoiceEnvelope]
    """

    kwargs = _get_kwargs(
        invoice_id=invoice_id,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    invoice_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | InvoiceEnvelope | None:
    """Retrieve an invoice

     Returns an invoice with its lines, taxes, and payments. An unknown invoice or another customer's
    invoice returns 404. If the `order` section is unavailable, it is `null` and `errors` names it.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        invoice_id (UUID): The ID of the invoice. An unknown or malformed ID returns 404.
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
        ErrorEnvelope | InvoiceEnvelope
    """

    return sync_detailed(
        invoice_id=invoice_id,
        client=client,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    invoice_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> Response[ErrorEnvelope | InvoiceEnvelope]:
    """Retrieve an invoice

     Returns an invoice with its lines, taxes, and payments. An unknown invoice or another customer's
    invoice returns 404. If the `order` section is unavailable, it is `null` and `errors` names it.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        invoice_id (UUID): The ID of the invoice. An unknown or malformed ID returns 404.
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
        Response[ErrorEnvelope | InvoiceEnvelope]
    """

    kwargs = _get_kwargs(
        invoice_id=invoice_id,
        x_storefront_shopper_token=x_storefront_shopper_token,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    invoice_id: UUID,
    *,
    client: AuthenticatedClient,
    x_storefront_shopper_token: str,
    x_request_id: str | Unset = UNSET,
) -> ErrorEnvelope | InvoiceEnvelope | None:
    """Retrieve an invoice

     Returns an invoice with its lines, taxes, and payments. An unknown invoice or another customer's
    invoice returns 404. If the `order` section is unavailable, it is `null` and `errors` names it.

    **Access:** a secret key with the scope `storefront:customer` and a shopper token.

    Args:
        invoice_id (UUID): The ID of the invoice. An unknown or malformed ID returns 404.
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
        ErrorEnvelope | InvoiceEnvelope
    """

    return (
        await asyncio_detailed(
            invoice_id=invoice_id,
            client=client,
            x_storefront_shopper_token=x_storefront_shopper_token,
            x_request_id=x_request_id,
        )
    ).parsed
