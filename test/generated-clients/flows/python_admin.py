"""The work of a store's staff with a client of the Admin API: before an order, and with its number after it."""

import json
import os
import sys
import time
from io import BytesIO
from uuid import UUID

from admin_client import AuthenticatedClient
from admin_client.api.default import (
    create_shipment,
    get_customer,
    import_file,
    list_invoices,
    list_store_audit_entries,
    record_payment,
    refund_order,
    set_stock_levels,
    update_customer,
)
from admin_client.models import (
    AdminCustomerUpdateIn,
    AdminCustomerUpdateInStatus,
    CorrectionLineIn,
    ErrorEnvelope,
    ImportFileKind,
    ImportFileOnError,
    ImportFileSyntax,
    PaymentAllocationIn,
    PaymentIn,
    RefundIn,
    RefundInMethod,
    ShipmentIn,
    StockBatchIn,
    StockBatchRowIn,
    StoreMode,
)
from admin_client.types import File

client = AuthenticatedClient(base_url=os.environ["ADMIN_URL"], token=os.environ["ADMIN_TOKEN"])
store = (UUID(os.environ["STORE_ID"]), StoreMode.SANDBOX)
customer_id = UUID(os.environ["CUSTOMER_ID"])


def done(result):
    if isinstance(result, ErrorEnvelope):
        sys.exit(f"{result.error.reason}: {result.error.message}")
    return result


def before_the_order():
    rows = [{"sku": sku, "description": sku, "list_unit_price": "100.00"} for sku in ("BOLT", "NUT")]
    file = File(payload=BytesIO("".join(json.dumps(row) + "\n" for row in rows).encode()))
    of_file = {"kind": ImportFileKind.PRODUCTS, "syntax": ImportFileSyntax.JSONL, "on_error": ImportFileOnError.STOP}
    imported = done(import_file.sync(*store, client=client, body=file, **of_file)).data
    levels = [StockBatchRowIn(sku="BOLT", on_hand=10), StockBatchRowIn(sku="GONE", on_hand="1.5")]
    stock = done(set_stock_levels.sync(*store, client=client, body=StockBatchIn(levels=levels)))
    customer = done(get_customer.sync(*store, customer_id, client=client)).data
    active = AdminCustomerUpdateIn(status=AdminCustomerUpdateInStatus.ACTIVE)
    approved = update_customer.sync(*store, customer_id, client=client, body=active, if_match=f'"{customer.version}"')
    return {
        "created": imported.created,
        "onHand": [level.on_hand for level in stock.data],
        "rejected": [[row.index, row.code] for row in stock.rejected],
        "status": done(approved).data.status,
    }


def invoice_of(number: str):
    for _ in range(150):
        for invoice in done(list_invoices.sync(*store, client=client, customer_id=customer_id)).data:
            if invoice.order_number == number:
                return invoice
        time.sleep(0.2)
    sys.exit("no invoice was issued within 30 seconds")


def after_the_order(number: str):
    parcel = ShipmentIn(carrier="DHL")
    shipped = done(create_shipment.sync(*store, number, client=client, body=parcel, idempotency_key=f"note-{number}")).data
    invoice = invoice_of(number)
    allocations = [PaymentAllocationIn(invoice=invoice.number, amount=invoice.total)]
    transfer = PaymentIn(customer_id=customer_id, amount=invoice.total, reference=f"BANK-{number}", allocations=allocations)
    paid = done(record_payment.sync(*store, client=client, body=transfer)).data
    refund = RefundIn(
        lines=[CorrectionLineIn(sku="BOLT", quantity=1)], restock=True, method=RefundInMethod.BY_HAND, reference="BANK-7"
    )
    key = {"client": client, "body": refund, "idempotency_key": f"return-{number}"}
    refund.expected_total = done(refund_order.sync(*store, number, dry_run=True, **key)).data.total
    refunded = done(refund_order.sync(*store, number, **key)).data
    audit = done(list_store_audit_entries.sync(*store, client=client, limit=100))
    return {
        "shipped": shipped.status,
        "allocated": [allocation.number for allocation in paid.allocations],
        "refunds": [[each.amount, each.method, each.status] for each in refunded.refunds],
        "actions": [entry.action for entry in audit.data],
    }


print(json.dumps(after_the_order(sys.argv[1]) if len(sys.argv) > 1 else before_the_order()))
