import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { settlementOf } from '../../invoices/domain/settlement.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { reversePayment } from '../../payments/handlers/reverse-payment.ts';
import { invariants } from '../../store/invariants.ts';
import { ledgers } from '../../store/ledgers.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

/** The events of an order's invoice and credit notes, each with the settlement of the invoice. */
async function eventsOf(orderId: string): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`
    select type || ' ' || coalesce(data ->> 'settlement', data -> 'invoice' ->> 'settlement', data -> 'paidByCredit' ->> 'settlement')
      || coalesce(' ' || (data ->> 'invoiceUncredited'), '') as event
    from outbox
    where aggregate in ('invoice', 'credit_note')
      and coalesce(data -> 'invoice' ->> 'orderId', data -> 'paidByCredit' ->> 'orderId', data -> 'creditNote' ->> 'orderId') = ${orderId}
    order by position`.execute(billing.deps.db);
  return rows.map(({ event }) => event);
}

test('each credit note of a paid invoice is published with what is left, and so is every change of the settlement', async () => {
  const { shopper, orderId } = await shop.aPaidOrder();
  await shop.refund(shopper, orderId, { amount: '15', method: 'CREDIT' });
  await shop.refund(shopper, orderId);

  expect(await eventsOf(orderId)).toEqual([
    'invoice.issued PAID',
    'invoice.paid PAID',
    'invoice.settled PARTIALLY_REFUNDED',
    'credit_note.issued PARTIALLY_REFUNDED 100.00',
    'credit_note.issued PARTIALLY_REFUNDED 0.00',
    'invoice.settled REFUNDED',
  ]);
});

test('an unpaid invoice that is credited in parts is settled by its last credit note', async () => {
  const { shopper, order } = await shop.anOpenInvoice();
  await shop.refund(shopper, order.id, { amount: '15' });
  await shop.refund(shopper, order.id, {});

  expect(await eventsOf(order.id)).toEqual([
    'invoice.issued UNPAID',
    'credit_note.issued UNPAID 100.00',
    'invoice.settled CREDITED',
    // For webhooks only, because the order is not paid.
    'invoice.paid CREDITED',
    'credit_note.issued CREDITED 0.00',
  ]);
});

test('a part payment changes the settlement, and the rest pays the invoice', async () => {
  const { shopper, order, invoiceId } = await shop.anOpenInvoice();
  await shop.record(shopper, invoiceId, '15');
  await shop.record(shopper, invoiceId, '100');

  expect(await eventsOf(order.id)).toEqual(['invoice.issued UNPAID', 'invoice.settled PARTIALLY_PAID', 'invoice.paid PAID']);
});

test('a credit note of a cancellation credits an unpaid invoice in full', async () => {
  const { shopper, order } = await shop.anOpenInvoice();
  await expect(shop.refund(shopper, order.id)).rejects.toMatchObject({ reason: 'invoice_unpaid' });
  await shop.refund(shopper, order.id, { cancelled: true, reason: 'Out of production' });

  expect(await shop.invoiceDetailOf(shopper, order.id)).toMatchObject({
    status: 'PAID',
    settlement: 'CREDITED',
    amountDue: '0.00',
    amountCredited: '115.00',
    amountRefunded: '0.00',
  });
});

test('the ledger of invoices has the settlements that invoices show', async () => {
  const { shopper, order, invoiceId } = await shop.anOpenInvoice();
  await shop.record(shopper, invoiceId, '15');
  const { rows } = await sql<{ id: string; order: string }>`
    select id, order_id as order from invoice`.execute(billing.deps.db);
  const ledger = ledgers(billing.deps.db).find(({ kind }) => kind === 'invoice');
  const entries = (await ledger?.read('', 1_000, undefined)) ?? [];
  const settlementOfOrder = new Map(entries.map(({ orderId, settlement }) => [orderId, settlement]));

  for (const row of seen('invoices', rows)) {
    const { mode, tenantId } = entries.find(({ orderId }) => orderId === row.order) ?? {};
    const invoice = await getInvoice(billing.deps.db, { tenantId: tenantId ?? '', mode: mode === 'live' ? 'live' : 'sandbox' }, row.id);
    expect(settlementOfOrder.get(row.order)).toBe(settlementOf(invoice));
  }
  expect(settlementOfOrder.get(order.id)).toBe('PARTIALLY_PAID');
});

test('the ledger of invoices tells one that was credited in full and reversed from one that its canceled order left open', async () => {
  const { shopper, orderId } = await shop.aPaidOrder();
  await shop.refund(shopper, orderId, { method: 'CREDIT' });
  const { number = '', payments = [] } = (await shop.invoiceDetailOf(shopper, orderId)) ?? {};
  await reversePayment(billing.deps)({ invoice: number, payment: payments[0]?.id ?? '', reason: 'DISPUTE_LOST' }, shopper);
  const ledger = ledgers(billing.deps.db).find(({ kind }) => kind === 'invoice');
  const entries = (await ledger?.read('', 1_000, undefined)) ?? [];

  expect(entries.find((entry) => entry.orderId === orderId)).toMatchObject({ state: 'REOPENED', settlement: 'UNPAID' });
  expect(await shop.invoiceDetailOf(shopper, orderId)).toMatchObject({ status: 'OPEN', amountDue: '115.00', amountCredited: '115.00' });
});
