"""Responses of a server that knows more than this client, and of a proxy before it."""

import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import ClassVar
from uuid import UUID

from storefront_client import AuthenticatedClient
from storefront_client.api.catalog import batch_availability, get_availability, list_products
from storefront_client.api.checkout import checkout
from storefront_client.api.customer import update_me
from storefront_client.errors import UnexpectedStatus
from storefront_client.models import (
    AvailabilityBand,
    BatchAvailabilityIn,
    CheckoutIn,
    MeUpdateIn,
    PaymentRail,
    ProductSort,
)

PAGE = "<html>Bad gateway</html>"


class Replies(BaseHTTPRequestHandler):
    reply: tuple[int, str, str]
    received: dict
    requested: str
    headers_sent: ClassVar[dict] = {}

    def do_POST(self):
        type(self).requested = self.path
        type(self).received = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
        status, content_type, body = self.reply
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        for name, value in self.headers_sent.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body.encode())

    do_GET = do_PATCH = do_POST

    def log_message(self, *_):
        pass


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = HTTPServer(("127.0.0.1", 0), Replies)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.client = AuthenticatedClient(f"http://127.0.0.1:{cls.server.server_port}", "sk_test")

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def availability(self, status: int, content_type: str, body: object):
        Replies.reply = (status, content_type, body if isinstance(body, str) else json.dumps(body))
        return get_availability.sync("BOLT", client=self.client)

    def test_what_the_api_ignored_is_logged_once_and_only_in_the_sandbox(self):
        self.addCleanup(setattr, Replies, "headers_sent", {})
        with self.assertLogs("storefront_client", "WARNING") as logs:
            for mode in ("live", "sandbox", "sandbox"):
                Replies.headers_sent = {"X-Service-Mode": mode, "X-Service-Warning": f'unknown_parameter;name="{mode}"'}
                self.availability(200, "application/json", {"sku": "BOLT", "availability": "OUT"})

        expected = 'GET /v1/products/BOLT/availability: the API ignored unknown_parameter;name="sandbox"'
        self.assertEqual([record.getMessage() for record in logs.records], [expected])

    def test_new_value_is_text(self):
        known, new = {"sku": "A", "availability": "OUT"}, {"sku": "B", "availability": "SOON"}
        Replies.reply = (200, "application/json", json.dumps({"data": [known, new], "errors": []}))
        both = batch_availability.sync(client=self.client, body=BatchAvailabilityIn(["A", "B"])).data

        self.assertEqual([each.availability for each in both], [AvailabilityBand.OUT, "SOON"])
        self.assertEqual([each.to_dict() for each in both], [known, new])
        self.assertEqual(both[1].availability, self.availability(200, "application/json", new).availability)

    def test_new_variant_is_a_dictionary(self):
        result = {"state": "approval_required", "approval_id": "A-1"}
        Replies.reply = (200, "application/json", json.dumps({"data": result, "errors": []}))
        body = CheckoutIn(UUID(int=1), PaymentRail.PREPAID)

        sent = checkout.sync(client=self.client, body=body, x_storefront_shopper_token="t")
        self.assertEqual(sent.data, result)

    def test_other_bodies_keep_status_and_bytes(self):
        for status, content_type, body in [
            (502, "text/html", PAGE),
            (520, "text/html", PAGE),
            (200, "text/html", PAGE),
            (200, "application/json", "[]"),
            (200, "application/json", '{"sku":"BOLT","availability":7}'),
            (503, "application/json", '{"message":"busy"}'),
            (503, "application/json", '{"error":"busy"}'),
            (503, "application/json", ""),
        ]:
            with self.subTest(status=status, body=body), self.assertRaises(UnexpectedStatus) as raised:
                self.availability(status, content_type, body)
            self.assertEqual((raised.exception.status_code, raised.exception.content), (status, body.encode()))

    def test_text_is_sent_for_an_enum(self):
        Replies.reply = (502, "text/html", PAGE)
        for rail in [PaymentRail.PREPAID, "PREPAID"]:
            with self.assertRaises(UnexpectedStatus):
                checkout.sync(client=self.client, body=CheckoutIn(UUID(int=1), rail), x_storefront_shopper_token="t")
            self.assertEqual(Replies.received["payment_rail"], "PREPAID")
        for sort in [ProductSort.SKU, "sku"]:
            with self.assertRaises(UnexpectedStatus):
                list_products.sync(client=self.client, sort=sort)
            self.assertIn("sort=sku", Replies.requested)

    def test_null_is_sent(self):
        Replies.reply = (502, "text/html", PAGE)
        with self.assertRaises(UnexpectedStatus):
            update_me.sync(client=self.client, body=MeUpdateIn(phone=None), x_storefront_shopper_token="t")
        self.assertEqual(Replies.received, {"phone": None})
