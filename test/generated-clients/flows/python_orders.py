"""The main flow with the client in clients/python."""

import json
import os
import sys
import time
from uuid import UUID

import httpx

from storefront_client import AuthenticatedClient
from storefront_client.api.cart import add_cart_line, create_cart, price_cart
from storefront_client.api.catalog import list_products
from storefront_client.api.checkout import checkout
from storefront_client.api.invoices import get_invoice_pdf, list_invoices
from storefront_client.api.orders import get_order, list_orders
from storefront_client.api.shopper_sessions import log_in
from storefront_client.models import (
    CartLineIn,
    CheckoutConfirmed,
    CheckoutIn,
    CheckoutPendingPayment,
    ErrorEnvelope,
    ErrorReason,
    LoginIn,
    MediaImage,
    MediaVideo,
    OrderStatus,
    PaymentRail,
    ProductSort,
)

client = AuthenticatedClient(base_url=os.environ["STOREFRONT_URL"], token=os.environ["STOREFRONT_KEY"], timeout=httpx.Timeout(30))
session = log_in.sync(client=client, body=LoginIn(email=os.environ["EMAIL"], password=os.environ["PASSWORD"]))
token = session.data.shopper_token
shopper = {"client": client, "x_storefront_shopper_token": token}


def check_out(rail: PaymentRail, sku: str, quantity: int = 1):
    cart_id = create_cart.sync(**shopper).data.id
    add_cart_line.sync(cart_id, body=CartLineIn(sku=sku, quantity=quantity), **shopper)
    cart = price_cart.sync(cart_id, **shopper).data
    body = CheckoutIn(cart_id=cart_id, payment_rail=rail, expected_total=cart.total)
    return checkout.sync(body=body, idempotency_key=str(cart_id), **shopper).data


def order_id_of(result) -> UUID:
    match result:
        case CheckoutConfirmed():
            return result.order_id
        case CheckoutPendingPayment():
            page = httpx.post(result.redirect_url, data={"outcome": "pay"})
            assert page.status_code < 400, page
            return result.order_id
    sys.exit(f"unexpected result: {result}")


def confirmed(order_id: UUID):
    for _ in range(150):
        order = get_order.sync(order_id, **shopper).data
        if order.status is OrderStatus.CONFIRMED and order.invoices:
            return order
        time.sleep(0.2)
    sys.exit("the order was not confirmed within 30 seconds")


def kinds_of(product) -> list[type]:
    return [type(medium) for medium in [product.cover, *product.media] if medium is not None]


products = list_products.sync(client=client, limit=10, sort=ProductSort.SKU).data
sku = next(product.sku for product in products if {*kinds_of(product)} == {MediaImage, MediaVideo})
rails = [PaymentRail.CASH_ON_DELIVERY, PaymentRail.CREDIT_TERMS, PaymentRail.PREPAID]
orders = [confirmed(order_id_of(check_out(rail, sku))) for rail in rails]
listed = {order.id for order in list_orders.sync(**shopper).data}
invoices = list_invoices.sync(limit=10, **shopper).data
pdf = get_invoice_pdf.sync(invoices[0].id, **shopper)
over_limit = check_out(PaymentRail.CREDIT_TERMS, sku, 1000)
empty = create_cart.sync(**shopper).data
refusal = checkout.sync(body=CheckoutIn(cart_id=empty.id, payment_rail=PaymentRail.CASH_ON_DELIVERY), **shopper)

# A reason that is newer than the client is read as text, and a known one as a member of the enumeration.
assert isinstance(refusal, ErrorEnvelope) and refusal.error.reason is ErrorReason.CART_EMPTY, refusal
newer = refusal.to_dict()
newer["error"]["reason"] = "newer_than_the_client"
assert ErrorEnvelope.from_dict(newer).error.reason == "newer_than_the_client"
assert pdf.payload.read(4) == b"%PDF"

print(
    json.dumps(
        {
            "products": len(products),
            "orders": [
                {"id": str(order.id), "number": order.number, "rail": order.payment_rail.value, "status": order.status.value}
                for order in orders
                if order.id in listed
            ],
            "invoices": [invoice.number for invoice in invoices],
            "refusal": refusal.error.reason.value,
            "overLimit": over_limit.state,
        }
    )
)
