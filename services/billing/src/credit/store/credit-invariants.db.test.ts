import { afterAll, beforeAll } from '@jest/globals';
import { testInvariants } from '@storefront/db/testing/invariants';
import { decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import { invariants } from '../../store/invariants.ts';
import { aPlacedLine, aPlacedOrder } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { CREDITS } from './credit-invariants.ts';

let billing: OpenBilling;
// A paid invoice of two lines and shipping, of which one unit, the shipping, and an amount are credited.
beforeAll(async () => {
  billing = await openBilling();
  const shop = refundScenarios(billing);
  const { customerId, ...caller } = await aCustomer(billing.deps);
  const shopper = { ...caller, customerId };
  const lines = [
    { ...aPlacedLine({ subtotal: '200' }), quantity: decimal('2') },
    { ...aPlacedLine({ rate: '0' }), sku: 'NUT' },
  ];
  const ids = { id: newId(), checkoutId: newId(), customerId };
  const order = aPlacedOrder({ ...ids, paymentRail: 'CASH_ON_DELIVERY', lines, shipping: '100' });
  await shop.deliver(shopper, 'order.confirmed', order);
  const invoice = await shop.invoiceOf(shopper, order.id);
  await shop.record(shopper, invoice?.id ?? '', '445');
  const part = { lines: [{ sku: 'BOLT', quantity: '1' }], shipping: true, amount: '10' };
  await shop.refund(shopper, order.id, { ...part, method: 'BY_HAND', reference: 'TILL' });
});
afterAll(() => billing.close());

/** Changes an entry of a list of the credit note. */
const withEntry = (list: string, index: number, field: string, value: string): string =>
  `update credit_note set ${list} = jsonb_set(${list}, '{${index},${field}}', '"${value}"')`;

testInvariants({
  open: () => ({ db: billing.deps.db, broken: billing.broken }),
  invariants,
  own: CREDITS,
  planted: [
    [['amount_due_follows', 'credit_notes_add_up'], 'update refund set amount = amount + 1'],
    [['amount_due_follows'], `update invoice set status = 'OPEN'`],
    [['credited_at_most_invoiced'], withEntry('lines', 0, 'quantity', '2.1')],
    [['credit_notes_add_up', 'credited_at_most_invoiced'], withEntry('parts', 0, 'netAmount', '200.01')],
    [['credit_notes_add_up', 'credited_at_most_invoiced'], withEntry('parts', 0, 'gctAmount', '30.01')],
    [['credit_notes_add_up', 'credited_at_most_invoiced'], withEntry('parts', 1, 'netAmount', '100.01')],
    [['credit_notes_add_up', 'credited_at_most_invoiced'], withEntry('parts', 1, 'gctAmount', '15.01')],
    [['credit_notes_add_up', 'credited_at_most_invoiced'], withEntry('tax_breakdown', 0, 'taxableAmount', '300.01')],
    [['credit_notes_add_up', 'credited_at_most_invoiced'], withEntry('tax_breakdown', 0, 'gctAmount', '45.01')],
  ],
});
