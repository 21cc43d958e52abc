import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { newId } from '@storefront/rpc';
import { aPlacedOrder } from '../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { orderEvent } from '../testing/order-events.ts';
import { onOrderCancelled } from './on-order-cancelled.ts';
import { onOrdersConfirmed } from './on-order-confirmed.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

test('in a batch, the events of an order that was closed before its confirmation belong to the request that confirmed it', async () => {
  const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
  const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: caller.customerId });
  await inTransaction(billing.deps.db, (trx) => onOrderCancelled(billing.deps)(orderEvent(caller, 'order.cancelled', order), trx));
  const event = { ...orderEvent(caller, 'order.confirmed', order), requestId: 'request-1' };

  await inTransaction(billing.deps.db, (trx) => onOrdersConfirmed(billing.deps)([event], trx));

  const outbox = billing.deps.db.selectFrom('outbox').where('tenant_id', '=', caller.tenantId).where('aggregate', '=', 'invoice');
  expect(await outbox.select(['type', 'request_id']).orderBy('position').execute()).toEqual([
    { type: 'invoice.issued', request_id: 'request-1' },
    { type: 'invoice.voided', request_id: 'request-1' },
  ]);
});
