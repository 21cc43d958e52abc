import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runRefunds } from '../../refunds/sweeps/run-refunds.ts';
import { closeChecked } from '../../testing/close-checked.ts';
import { signedEvent } from '../../testing/fake-stripe/fake-stripe.ts';
import type { FakeRefund } from '../../testing/fake-stripe/stripe-objects.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { stripeScenarios } from '../../testing/stripe-scenarios.ts';
import { payInvoices } from './pay-invoices.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
let live: Awaited<ReturnType<typeof stripeScenarios>>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
  live = await stripeScenarios(billing);
});
afterAll(async () => {
  await live.stripe.close();
  await closeChecked(billing);
});

type Invoice = Awaited<ReturnType<typeof shop.anOpenInvoice>>;

/** Three invoices of 115.00, of which a session pays the last, the first, and 15.07 of the second. */
async function aSession() {
  const first = await shop.anOpenInvoice(await live.aLiveShopper());
  const { shopper } = first;
  const second = await shop.anOpenInvoice(shopper);
  const third = await shop.anOpenInvoice(shopper);
  const invoices = [{ invoiceId: third.invoiceId }, { invoiceId: first.invoiceId }, { invoiceId: second.invoiceId, amount: '15.07' }];
  const sessionId = (await payInvoices(billing.deps)({ invoices }, shopper)).paymentSession?.id ?? '';
  return { shopper, first, second, third, sessionId, page: live.stripe.checkoutOfSession(sessionId) };
}

async function payPage({ shopper, page }: Awaited<ReturnType<typeof aSession>>): Promise<string | undefined> {
  const paid = live.stripe.pay(page.id);
  await live.deliver(signedEvent('checkout.session.completed', paid, { at: billing.clock.now }), shopper);
  return paid.payment_intent?.id;
}

const numberOf = async ({ shopper, order }: Invoice) => (await shop.invoiceOf(shopper, order.id))?.number;
const refundsOf = (payment: string | undefined) => live.stripe.state.refunds.filter(({ payment_intent: of }) => of === payment);

test('a page has a line for each invoice, in the order of the request, with exactly what it pays', async () => {
  const { first, second, third, page } = await aSession();

  expect(page.lines).toEqual([
    { name: `Invoice ${await numberOf(third)}`, currency: 'jmd', amount: 11_500 },
    { name: `Invoice ${await numberOf(first)}`, currency: 'jmd', amount: 11_500 },
    { name: `Invoice ${await numberOf(second)}`, currency: 'jmd', amount: 1_507 },
  ]);
  expect(page.amount_total).toBe(24_507);
});

test('a refund of a part of one invoice goes to the payment of the session, and not to an earlier one of another invoice', async () => {
  const session = await aSession();
  const { shopper, first, second, third, sessionId } = session;
  const payment = await payPage(session);
  const invoices = [{ invoiceId: second.invoiceId }];
  const rest = (await payInvoices(billing.deps)({ invoices }, shopper)).paymentSession?.id ?? '';
  const later = await payPage({ ...session, page: live.stripe.checkoutOfSession(rest) });

  await shop.refund(shopper, third.order.id, { amount: '15.01' });
  await shop.refund(shopper, second.order.id, { amount: '20' });

  // The earliest payment is returned first: 15.07 of the session, and the rest of the later payment.
  expect(refundsOf(payment)).toMatchObject([
    { amount: 1_501, metadata: { session_id: sessionId } },
    { amount: 1_507, metadata: { session_id: sessionId } },
  ]);
  expect(refundsOf(later)).toMatchObject([{ amount: 493, metadata: { session_id: rest } }]);
  expect(await shop.invoiceOf(shopper, first.order.id)).toMatchObject({ amountRefunded: '0.00', settlement: 'PAID' });
  expect(await shop.invoiceOf(shopper, third.order.id)).toMatchObject({ amountRefunded: '15.01', settlement: 'PARTIALLY_REFUNDED' });
});

test('a refund in the dashboard of a payment of several invoices credits none of them, because only the store knows which', async () => {
  const session = await aSession();
  const { shopper, first, second, third } = session;
  const payment = await payPage(session);
  const money = { amount: 11_500, currency: 'jmd', payment_intent: payment ?? '' };
  const refund: FakeRefund = { id: 're_dashboard', object: 'refund', metadata: {}, status: 'succeeded', ...money };

  await live.deliver(signedEvent('refund.created', refund, { at: billing.clock.now }), shopper);

  for (const { order } of [first, second, third])
    expect(await shop.invoiceOf(shopper, order.id)).toMatchObject({ amountCredited: '0.00', amountRefunded: '0.00' });
});

test('what invoices can no longer take is refunded of the payment once, each part with its order', async () => {
  const session = await aSession();
  const { shopper, first, second, third } = session;
  await shop.record(shopper, third.invoiceId, '100.01');
  await shop.deliver(shopper, 'order.cancelled', first.order);
  // The page was closed, but its payment is already on its way.
  session.page.status = 'open';

  const payment = await payPage(session);
  await payPage(session);
  await runRefunds(billing.deps);

  expect(refundsOf(payment)).toMatchObject([{ amount: 10_001 }, { amount: 11_500 }]);
  expect(await shop.statusesOf(third.order.id)).toEqual(['GATEWAY SUCCEEDED 100.01']);
  expect(await shop.statusesOf(first.order.id)).toEqual(['GATEWAY SUCCEEDED 115']);
  expect(await shop.statusesOf(second.order.id)).toEqual([]);
  expect(await shop.invoiceOf(shopper, second.order.id)).toMatchObject({ amountPaid: '15.07', amountDue: '99.93' });
});
