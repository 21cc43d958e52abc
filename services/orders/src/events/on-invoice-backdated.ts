import type { StoreSettings } from '@storefront/contract';
import type { EventHandler } from '@storefront/events';
import type { BackdatedInvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { withTimelineEvent } from '../domain/order.ts';
import { deliveredOrder, withPendingShipment, withShipmentSent } from '../domain/ship-order.ts';
import { insertPastOrder } from '../store/insert-past-order.ts';
import { findOrderStatus } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { fromProtoBackdatedInvoice } from '../wire/from-proto-backdated-invoice.ts';
import { withSettlement } from './with-settlement.ts';

/** Creates the order of an invoice of a sandbox history, delivered on the day of the invoice. */
export const onInvoiceBackdated =
  (newId: () => string): EventHandler<Database, BackdatedInvoiceEvent__Output> =>
  async ({ tenantId, mode, occurredAt, data: { invoice, storeJson } }, trx) => {
    if (invoice === null) return;
    const scope = { tenantId, mode };
    // Events can be published again.
    if ((await findOrderStatus(trx, scope, invoice.orderId)) !== undefined) return;
    const store: StoreSettings = JSON.parse(storeJson);
    const { issuedAt } = invoice;
    const parcel = { id: newId(), carrier: null, trackingNumber: null, trackingUrl: null };
    const placed = fromProtoBackdatedInvoice(invoice, store, newId);
    let order = deliveredOrder(withShipmentSent(withPendingShipment(placed, [], parcel), parcel.id, issuedAt), issuedAt);
    for (const { paidAt } of invoice.payments) order = withTimelineEvent(order, 'payment_received', 'system', paidAt);
    await insertPastOrder(trx, scope, { ...withSettlement(order, invoice, occurredAt), updatedAt: occurredAt }, store);
  };
