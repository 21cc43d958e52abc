import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { voidInvoice } from '../../adjustments/handlers/void-invoice.ts';
import { getStatement } from '../../statements/handlers/statements.ts';
import { closeChecked } from '../../testing/close-checked.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { applyInvoiceCredit } from './apply-credit.ts';
import { getInvoicesPayment, getOrderBilling, getStoreOrderBilling } from './order-billing.ts';
import { payInvoice } from './pay-invoice.ts';
import { payInvoices } from './pay-invoices.ts';
import { recordCustomerPayment } from './record-customer-payment.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(() => closeChecked(billing));

type Shopper = Awaited<ReturnType<typeof aCustomer>>;

const pay = async (shopper: Shopper, ...invoices: { invoiceId: string; amount?: string }[]) => {
  const { paymentSession } = await payInvoices(billing.deps)({ invoices }, shopper);
  if (!paymentSession?.id) throw new Error('no session was opened');
  return { ...paymentSession, id: paymentSession.id };
};
const statusOf = async (shopper: Shopper, sessionId: string) =>
  (await getInvoicesPayment(billing.deps)({ sessionId }, shopper)).paymentSession?.status;
const setStatus = (sessionId: string, status: 'PENDING' | 'PROCESSING') =>
  billing.deps.db.updateTable('payment_session').set({ status }).where('id', '=', sessionId).execute();

/** Open invoices of 115.00 of one customer. */
async function openInvoices(count: number, given?: Shopper) {
  const first = await shop.anOpenInvoice(given);
  const all = [first];
  while (all.length < count) all.push(await shop.anOpenInvoice(first.shopper));
  return { shopper: first.shopper, all, ids: all.map(({ invoiceId }) => ({ invoiceId })) };
}

describe('a payment of several invoices', () => {
  test('settles all of them together, also in part, and is one entry of the statement', async () => {
    const { shopper, all, ids } = await openInvoices(3);
    const [first, second, third] = ids.map(({ invoiceId }) => invoiceId);
    const session = await pay(
      shopper,
      { invoiceId: third ?? '' },
      { invoiceId: first ?? '', amount: '15.00' },
      { invoiceId: second ?? '' },
    );
    expect(session).toMatchObject({ purpose: 'INVOICES', status: 'PENDING', amount: '245.00', currency: 'JMD' });
    expect(session.allocations).toMatchObject([
      { invoiceId: third, amount: '115.00' },
      { invoiceId: first, amount: '15.00' },
      { invoiceId: second, amount: '115.00' },
    ]);

    await shop.choose(session.id, 'PAY');

    expect(await statusOf(shopper, session.id)).toBe('PAID');
    const invoices = await Promise.all(all.map(({ order }) => shop.invoiceOf(shopper, order.id)));
    expect(invoices).toMatchObject([
      { status: 'OPEN', amountPaid: '15.00', amountDue: '100.00' },
      { status: 'PAID', amountPaid: '115.00', amountDue: '0.00' },
      { status: 'PAID', amountPaid: '115.00', amountDue: '0.00' },
    ]);
    const { statement } = await getStatement(billing.deps)({}, shopper);
    expect(statement?.entries?.filter(({ type }) => type !== 'INVOICE')).toMatchObject([{ type: 'PAYMENT', credit: '245.00' }]);
    expect(statement).toMatchObject({ closingBalance: '100.00', unappliedCredit: '0.00' });
  });

  test('is read by its customer alone, and is no session of an order', async () => {
    const { shopper, all, ids } = await openInvoices(2);
    const { id: sessionId } = await pay(shopper, ...ids);
    const single = await shop.anOpenInvoice(shopper);
    const other = (await payInvoice(billing.deps)({ invoiceId: single.invoiceId }, shopper)).paymentSession?.id ?? '';
    const read = (id: string, by = shopper) => getInvoicesPayment(billing.deps)({ sessionId: id }, by);

    expect((await read(sessionId)).paymentSession?.allocations).toHaveLength(2);
    await expect(read(sessionId, { ...shopper, customerId: newId() })).rejects.toMatchObject({ code: 'not_found' });
    for (const id of [other, newId(), 'x']) await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
    for (const { order } of seen('invoices', all, 2)) {
      expect((await getOrderBilling(billing.deps)({ orderId: order.id }, shopper)).paymentSession).toBeUndefined();
      expect((await getStoreOrderBilling(billing.deps)({ orderId: order.id }, shopper)).paymentSessions).toMatchObject([
        { id: sessionId, purpose: 'INVOICES' },
      ]);
    }
  });

  test('is canceled by a session of one of them, and money that arrives nevertheless is refunded', async () => {
    const { shopper, all, ids } = await openInvoices(2);
    const [paid, untouched] = all;
    const { id: several } = await pay(shopper, ...ids);
    const single = (await payInvoice(billing.deps)({ invoiceId: paid?.invoiceId ?? '' }, shopper)).paymentSession?.id ?? '';
    expect(await statusOf(shopper, several)).toBe('CANCELLED');
    expect((await payInvoice(billing.deps)({ invoiceId: paid?.invoiceId ?? '' }, shopper)).paymentSession?.id).toBe(single);

    await shop.choose(single, 'PAY');
    await shop.choose(several, 'PAY');

    expect(Number((await shop.settlementOf(several)).unapplied_amount)).toBe(115);
    for (const each of [paid, untouched]) {
      expect(await shop.invoiceOf(shopper, each?.order.id ?? '')).toMatchObject({
        status: 'PAID',
        amountPaid: '115.00',
        amountRefunded: '0.00',
      });
    }
    expect(await shop.statusesOf(paid?.order.id ?? '')).toEqual([expect.stringMatching(/^GATEWAY \w+ 115$/)]);
    expect(await shop.statusesOf(untouched?.order.id ?? '')).toEqual([]);
  });

  test('replaces pending sessions of its invoices', async () => {
    const { shopper, ids } = await openInvoices(3);
    const [first, second, third] = ids;
    if (!first || !second || !third) throw new Error('there are three');
    const single = (await payInvoice(billing.deps)(first, shopper)).paymentSession?.id ?? '';
    const before = await pay(shopper, second, third);

    const session = await pay(shopper, first, second);

    expect((await shop.rowOf(single)).status).toBe('CANCELLED');
    expect(await statusOf(shopper, before.id)).toBe('CANCELLED');
    expect(await statusOf(shopper, session.id)).toBe('PENDING');
  });

  test('is refused while a bank processes a payment of one of them, and so are other payments of its invoices', async () => {
    const { shopper, ids } = await openInvoices(2);
    const [first] = ids;
    if (!first) throw new Error('there are two');
    const { id } = await pay(shopper, ...ids);
    await setStatus(id, 'PROCESSING');

    const free = await shop.anOpenInvoice(shopper);
    await expect(pay(shopper, free, first)).rejects.toMatchObject({
      details: [{ field: 'invoices.1.invoice_id', code: 'payment_in_progress' }],
    });
    for (const refused of [pay(shopper, ...ids), pay(shopper, first), payInvoice(billing.deps)(first, shopper)]) {
      await expect(refused).rejects.toMatchObject({ code: 'conflict', reason: 'payment_in_progress' });
    }
    expect(await shop.sessionsOf(shopper)).toEqual([id]);
    await shop.choose(id, 'PAY');
    expect(await statusOf(shopper, id)).toBe('PAID');
  });
});

type Invoice = Awaited<ReturnType<typeof shop.anOpenInvoice>>;

describe('what an invoice can no longer take is refunded', () => {
  test.each<[string, (invoice: Invoice) => Promise<unknown>, { excess: number; status: string; amountPaid: string }]>([
    [
      'paid in part by a transfer',
      ({ shopper, invoiceId }) => shop.record(shopper, invoiceId, '100'),
      { excess: 100, status: 'PAID', amountPaid: '115.00' },
    ],
    [
      'paid by a transfer',
      ({ shopper, invoiceId }) => shop.record(shopper, invoiceId, '115'),
      { excess: 115, status: 'PAID', amountPaid: '115.00' },
    ],
    [
      'paid from credit',
      async ({ shopper, invoiceId }) => {
        const { customerId: customer } = shopper;
        const allocations = [{ invoice: invoiceId, amount: '1' }];
        await recordCustomerPayment(billing.deps)({ customer, amount: '41', allocations }, shopper);
        await applyInvoiceCredit(billing.deps)({ invoiceId }, shopper);
      },
      { excess: 41, status: 'PAID', amountPaid: '115.00' },
    ],
    [
      'voided, because its order was canceled',
      ({ shopper, order }) => shop.deliver(shopper, 'order.cancelled', order),
      { excess: 115, status: 'VOIDED', amountPaid: '0.00' },
    ],
    [
      'credited in part',
      ({ shopper, order }) => shop.refund(shopper, order.id, { amount: '50' }),
      { excess: 50, status: 'PAID', amountPaid: '65.00' },
    ],
    [
      'reissued, in which case its successor takes all',
      ({ shopper, invoiceId }) =>
        voidInvoice(billing.deps)({ invoice: invoiceId, payments: 'PAYMENTS_UNSPECIFIED', reissue: true }, shopper),
      { excess: 0, status: 'PAID', amountPaid: '115.00' },
    ],
  ])('if it is %s while the session is pending', async (_what, change, { excess, ...changed }) => {
    const { shopper, all, ids } = await openInvoices(3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('there are three');
    const { id } = await pay(shopper, ...ids);

    await change(second);
    expect(await statusOf(shopper, id)).toBe('CANCELLED');
    await shop.choose(id, 'PAY');

    expect(Number((await shop.settlementOf(id)).unapplied_amount)).toBe(excess);
    const { invoices = [] } = await getOrderBilling(billing.deps)({ orderId: second.order.id }, shopper);
    expect(invoices.find(({ replacedBy }) => !replacedBy)).toMatchObject({ ...changed, amountDue: '0.00', amountRefunded: '0.00' });
    for (const { order } of [first, third]) {
      expect(await shop.invoiceOf(shopper, order.id)).toMatchObject({ status: 'PAID', amountPaid: '115.00', amountRefunded: '0.00' });
    }
    const refunds = excess === 0 ? [] : [expect.stringMatching(new RegExp(`^GATEWAY \\w+ ${excess}$`))];
    expect(await shop.statusesOf(second.order.id)).toEqual(refunds);
    await shop.choose(id, 'PAY');
    expect(await shop.statusesOf(second.order.id)).toEqual(refunds);
  });
});

describe('a repeated Idempotency-Key', () => {
  const keyed = (shopper: Shopper, fingerprint = 'f') => ({
    ...shopper,
    idempotency: { route: 'POST /v1/invoice-payments', key: 'k', fingerprint },
  });

  test('finds its own session if the response was lost, although a later one pays other amounts of the same invoices', async () => {
    const { shopper, ids } = await openInvoices(2);
    const [first, second] = ids;
    if (!first || !second) throw new Error('there are two');
    const request = { invoices: [first, { ...second, amount: '15' }] };
    const lost = (await payInvoices(billing.deps)(request, keyed(shopper))).paymentSession;
    // As if the process had ended before it stored the response.
    await sql`update idempotent_response set response = null, claimed_at = now() - interval '1 minute' where customer_id = ${shopper.customerId}`.execute(
      billing.deps.db,
    );
    await pay(shopper, first, second);

    const again = (await payInvoices(billing.deps)(request, keyed(shopper))).paymentSession;

    expect(again).toMatchObject({ id: lost?.id, status: 'CANCELLED', amount: '130.00' });
    expect(await shop.sessionsOf(shopper)).toHaveLength(2);
  });

  test('returns the same session, also after it was paid, and refuses another request', async () => {
    const { shopper, ids } = await openInvoices(2);
    const first = await payInvoices(billing.deps)({ invoices: ids }, keyed(shopper));
    await shop.choose(first.paymentSession?.id ?? '', 'PAY');

    const again = await payInvoices(billing.deps)({ invoices: ids }, keyed(shopper));

    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.paymentSession)).toBe(JSON.stringify(first.paymentSession));
    await expect(payInvoices(billing.deps)({ invoices: ids.slice(1) }, keyed(shopper, 'other'))).rejects.toMatchObject({
      reason: 'idempotency_key_reused',
    });
    expect(await shop.sessionsOf(shopper)).toEqual([first.paymentSession?.id]);
  });
});

describe('a payment is refused as a whole', () => {
  test.each<
    [string, (open: string, shopper: Shopper) => { invoiceId: string; amount?: string }[] | Promise<{ invoiceId: string }[]>, object]
  >([
    ['of no invoice', () => [], { code: 'validation_error' }],
    ['of 101 invoices', () => Array.from({ length: 101 }, () => ({ invoiceId: newId() })), { code: 'validation_error' }],
    ['of an invoice twice', (open) => [{ invoiceId: open }, { invoiceId: open.toUpperCase() }], { reason: 'duplicate_invoice' }],
    ['of more than is due', (open) => [{ invoiceId: open, amount: '115.01' }], { reason: 'amount_exceeds_due' }],
    ['of fractions of a cent', (open) => [{ invoiceId: open, amount: '1.001' }], { code: 'validation_error' }],
    ['of nothing', (open) => [{ invoiceId: open, amount: '0' }], { code: 'validation_error' }],
    ['with an unknown invoice', (open) => [{ invoiceId: open }, { invoiceId: newId() }], { code: 'not_found' }],
    ['with something that is no ID', (open) => [{ invoiceId: open }, { invoiceId: 'INV-000001' }], { code: 'not_found' }],
    [
      'with an invoice of another customer of the store',
      async (open, { tenantId, mode }) => {
        const stranger = await aCustomer(billing.deps, { tenantId, mode });
        return [{ invoiceId: open }, { invoiceId: (await shop.anOpenInvoice(stranger)).invoiceId }];
      },
      { code: 'not_found' },
    ],
    [
      'with a paid invoice',
      async (open, shopper) => {
        const { invoiceId } = await shop.anOpenInvoice(shopper);
        await shop.record(shopper, invoiceId, '115');
        return [{ invoiceId: open }, { invoiceId }];
      },
      { reason: 'invoice_already_paid' },
    ],
    [
      'with a voided invoice',
      async (open, shopper) => {
        const { invoiceId, order } = await shop.anOpenInvoice(shopper);
        await shop.deliver(shopper, 'order.cancelled', order);
        return [{ invoiceId: open }, { invoiceId }];
      },
      { reason: 'invoice_voided' },
    ],
  ])('%s', async (_what, invoicesOf, expected) => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const live = (await payInvoice(billing.deps)({ invoiceId }, shopper)).paymentSession?.id ?? '';

    await expect(payInvoices(billing.deps)({ invoices: await invoicesOf(invoiceId, shopper) }, shopper)).rejects.toMatchObject(expected);

    expect((await shop.rowOf(live)).status).toBe('PENDING');
    expect(await shop.sessionsOf(shopper)).toEqual([live]);
  });
});
