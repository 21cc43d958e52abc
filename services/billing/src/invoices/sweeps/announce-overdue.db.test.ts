import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import { sql } from 'kysely';
import { reversePayment } from '../../payments/handlers/reverse-payment.ts';
import { invariants } from '../../store/invariants.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { announceOverdue } from './announce-overdue.ts';

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

const DAY_MS = 86_400_000;
const sweep = (days: number) => announceOverdue({ ...billing.deps, now: () => new Date(Date.now() + days * DAY_MS) });
const announced = async (invoiceId: string) => (await shop.eventTypesOf(invoiceId)).filter((type) => type === 'invoice.overdue').length;
/** Moves the due date of an open invoice, and its rail. */
const setDue = (invoiceId: string, days: number, rail: string) =>
  sql`update invoice set due_at = now() + make_interval(days => ${days}), payment_rail = ${rail} where id = ${invoiceId}`.execute(
    billing.deps.db,
  );

test('an invoice is announced once when it becomes overdue, by several processes together', async () => {
  const { invoiceId } = await shop.anOpenInvoice();
  await setDue(invoiceId, 5, 'CREDIT_TERMS');
  await sweep(4);
  expect(await announced(invoiceId)).toBe(0);

  await Promise.all([sweep(6), sweep(6), sweep(6)]);
  await sweep(7);

  expect(await announced(invoiceId)).toBe(1);
});

test('cash on delivery is overdue only after its days of grace', async () => {
  const { invoiceId } = await shop.anOpenInvoice();
  await setDue(invoiceId, 0, 'CASH_ON_DELIVERY');
  await sweep(13);
  expect(await announced(invoiceId)).toBe(0);

  await sweep(15);

  expect(await announced(invoiceId)).toBe(1);
  await setDue(invoiceId, 0, 'CREDIT_TERMS');
});

test('an invoice that was paid and is open again is announced again', async () => {
  const { shopper, invoiceId, order } = await shop.anOpenInvoice();
  await setDue(invoiceId, -20, 'CASH_ON_DELIVERY');
  await sweep(0);
  await shop.record(shopper, invoiceId, '115');
  await sweep(0);
  expect(await announced(invoiceId)).toBe(1);

  const { number = '', payments = [] } = (await shop.invoiceDetailOf(shopper, order.id)) ?? {};
  await reversePayment(billing.deps)({ invoice: number, payment: payments[0]?.id ?? '', reason: 'BOUNCED' }, shopper);
  await sweep(0);
  await sweep(1);

  expect(await announced(invoiceId)).toBe(2);
});
