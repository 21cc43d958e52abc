import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PAYMENT_RAILS } from '@storefront/contract';
import { atStoreTime } from '@storefront/store-clock';
import { setCustomer } from '../../accounts/handlers/set-customer.ts';
import { listCreditNotes } from '../../adjustments/handlers/credit-notes.ts';
import { listStoreInvoices } from '../../invoices/handlers/invoices.ts';
import { applyCredit } from '../../payments/handlers/apply-credit.ts';
import { authorizePayment } from '../../payments/handlers/authorize-payment.ts';
import { getStoreOrderBilling } from '../../payments/handlers/order-billing.ts';
import { recordPayment } from '../../payments/handlers/record-payment.ts';
import { getRefund, listRefunds } from '../../refunds/handlers/refunds.ts';
import { operatorOf } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { railsOf } from '../domain/allowed-payment-rails.ts';
import { getStoreCustomer as loadStoreCustomer } from '../store/store-customers.ts';
import { getStoreCustomer, listStoreCustomers } from './customers.ts';
import { getCredit } from './get-credit.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

test('customers are filtered by status, rail, time, and text', async () => {
  const { deps } = billing;
  const ann = await aCustomer(deps, { creditLimit: '100', password: 'correct horse battery' });
  const bob = await aCustomer(deps, { tenantId: ann.tenantId });
  const operator = operatorOf(ann);
  await setCustomer(deps)(
    {
      customer: bob.customerId,
      fields: { name: 'Bob 100%', status: 'SUSPENDED', paymentRails: ['CASH_ON_DELIVERY'], addresses: [] },
    },
    operator,
  );
  const list = async (filter: Partial<Parameters<ReturnType<typeof listStoreCustomers>>[0]> = {}) => {
    const request = { keyset: { limit: 10 }, statuses: [], customers: [], ...filter };
    const { customers = [] } = await listStoreCustomers(deps)(request, operator);
    return customers.map(({ customer }) => customer?.id);
  };

  expect(await list()).toEqual([bob.customerId, ann.customerId]);
  expect(await list({ statuses: ['SUSPENDED'] })).toEqual([bob.customerId]);
  expect(await list({ text: 'bob 100%' })).toEqual([bob.customerId]);
  expect(await list({ since: '2001-01-01', until: '2001-01-02' })).toEqual([]);
  const { customer: annNow } = await loadStoreCustomer(deps.db, operator, ann.customerId);
  expect(await list({ customers: [bob.customerId, annNow.email.toUpperCase(), 'unknown@example.com'] })).toEqual([
    bob.customerId,
    ann.customerId,
  ]);
  expect(await list({ customers: ['unknown@example.com', deps.newId()] })).toEqual([]);
  await expect(list({ customers: Array.from({ length: 201 }, () => ann.customerId) })).rejects.toThrow('at most 200');
  for (const rail of PAYMENT_RAILS) {
    const expected = [];
    for (const { customerId } of [bob, ann]) {
      const { customer } = await loadStoreCustomer(deps.db, operator, customerId);
      if (railsOf(customer, { ...operator.store, hasGateway: true }).includes(rail)) expected.push(customerId);
    }
    expect(await list({ paymentRail: rail })).toEqual(expected);
  }
  expect((await getStoreCustomer(deps)({ customer: ann.customerId }, operator)).customer).toMatchObject({
    assignedPaymentRails: [],
    hasPassword: true,
    credit: { creditLimit: '100.00', balance: '0.00', held: '0.00', termsDays: 30, creditHold: false },
  });
});

test('invoices are filtered by customer, order, rail, and text, and name their buyer', async () => {
  const { deps } = billing;
  const { anOpenInvoice } = paymentScenarios(billing);
  const { shopper, order, invoiceId } = await anOpenInvoice();
  const operator = operatorOf(shopper);
  const list = async (filter: Partial<Parameters<ReturnType<typeof listStoreInvoices>>[0]> = {}) =>
    (await listStoreInvoices(deps)({ keyset: { limit: 10 }, statuses: [], settlements: [], ...filter }, operator)).invoices ?? [];
  const { customer } = await getStoreCustomer(deps)({ customer: shopper.customerId }, operator);

  expect(await list({ customer: customer?.customer?.email ?? '' })).toMatchObject([{ id: invoiceId, buyer: { email: 'ann@example.com' } }]);
  expect(await list({ order: order.number })).toHaveLength(1);
  expect(await list({ order: order.id, paymentRail: 'CASH_ON_DELIVERY', text: order.number })).toHaveLength(1);
  expect(await list({ paymentRail: 'CREDIT_TERMS' })).toEqual([]);
  expect(await list({ text: 'nothing like it' })).toEqual([]);
  expect(await list({ order: 'SO-0' })).toEqual([]);
  expect(await list({ since: '2001-01-01' })).toHaveLength(1);
  expect(await list({ until: '2001-01-01' })).toEqual([]);
});

test('only an open invoice past its due date and its grace period is overdue', async () => {
  const { deps, clock } = billing;
  const { anOpenInvoice } = paymentScenarios(billing);
  const { shopper } = await anOpenInvoice();
  const issuedAt = clock.now;
  const overdueAfter = async (days: number) => {
    clock.now = new Date(issuedAt.getTime() + days * 86_400_000);
    const { invoices = [] } = await listStoreInvoices(deps)(
      { keyset: { limit: 10 }, isOverdue: true, statuses: [], settlements: [] },
      operatorOf(shopper),
    );
    return invoices.map(({ isOverdue }) => isOverdue);
  };

  expect(await overdueAfter(13)).toEqual([]);
  expect(await overdueAfter(15)).toEqual([true]);
  clock.now = issuedAt;
});

test('the billing of an order has its invoices with their payments and all sessions', async () => {
  const { deps } = billing;
  const { aPrepaidOrder, deliver } = paymentScenarios(billing);
  const { shopper, order, orderId, sessionId } = await aPrepaidOrder();
  await deliver(shopper, 'order.confirmed', order);
  const { invoices: [invoice] = [] } = await getStoreOrderBilling(deps)({ orderId }, operatorOf(shopper));
  await recordPayment(deps)({ invoice: invoice?.number ?? '', amount: '15' }, operatorOf(shopper));

  expect(await getStoreOrderBilling(deps)({ orderId }, operatorOf(shopper))).toMatchObject({
    invoices: [{ amountPaid: '15.00', payments: [{ amount: '15.00', source: 'recorded' }] }],
    paymentSessions: [{ id: sessionId }],
  });
  const stranger = operatorOf(await aCustomer(deps));
  expect(await getStoreOrderBilling(deps)({ orderId }, stranger)).toEqual({ invoices: [], paymentSessions: [], refunds: [] });
});

test('entries of the credit ledger name the order of their invoice', async () => {
  const { deps } = billing;
  const { deliver } = paymentScenarios(billing);
  const shopper = await aCustomer(deps, { creditLimit: '1000' });
  const { order } = await paymentScenarios(billing).anOpenInvoice(shopper);
  const { id, checkoutId } = { id: deps.newId(), checkoutId: deps.newId() };
  const credit = { ...order, id, checkoutId, number: 'SO-000777', paymentRail: 'CREDIT_TERMS' as const };
  const money = { paymentRail: 'CREDIT_TERMS' as const, amount: '115.00', currency: 'JMD', holdSeconds: 900, dryRun: false };
  await authorizePayment(deps)({ checkoutId, orderId: id, ...money }, shopper);
  const held = await getCredit(deps)({ customer: shopper.customerId }, operatorOf(shopper));
  await deliver(shopper, 'order.confirmed', credit);
  const posted = await getCredit(deps)({ customer: shopper.customerId }, operatorOf(shopper));

  expect(held.entries).toMatchObject([{ kind: 'hold', reference: checkoutId }]);
  expect(held.entries?.[0]?.orderNumber).toBeUndefined();
  expect(posted.entries).toMatchObject([
    { kind: 'post', orderNumber: 'SO-000777' },
    { kind: 'hold', orderNumber: 'SO-000777' },
  ]);
  expect(posted).toMatchObject({ customerId: shopper.customerId, email: expect.stringContaining('@example.com') });
});

test('refunds, credit notes, and entries of the unapplied credit name the order', async () => {
  const { deps } = billing;
  const { aPaidOrder, anOpenInvoice, refund } = refundScenarios(billing);
  const { shopper, order, orderId } = await aPaidOrder();
  const operator = operatorOf(shopper);
  const { refunds: [opened] = [] } = await refund(operator, orderId, { amount: '15', method: 'CREDIT' });
  const { invoiceId } = await anOpenInvoice(shopper);
  const aheadMs = 40 * 86_400_000;
  await atStoreTime(aheadMs, () => applyCredit(deps)({ customer: shopper.customerId, invoice: invoiceId, amount: '5' }, operator));

  expect(opened).toMatchObject({ orderId, orderNumber: order.number });
  expect((await listCreditNotes(deps)({ limit: 10, offset: 0 }, operator)).creditNotes).toMatchObject([
    { orderId, orderNumber: order.number, invoiceNumber: 'INV-000001' },
  ]);
  const { unappliedEntries = [] } = await getCredit(deps)({ customer: shopper.customerId }, operator);
  // By the clock of the store.
  expect(unappliedEntries.map(({ at }) => Date.parse(at ?? '') > Date.now() + aheadMs - 60_000)).toEqual([true, false]);
  expect(unappliedEntries).toMatchObject([
    { kind: 'applied', reference: 'INV-000002', orderNumber: order.number },
    { kind: 'refund', reference: orderId, orderNumber: order.number },
  ]);
});

test('a refund of an order without an invoice names the order as its payment page did', async () => {
  const { deps } = billing;
  const { aPrepaidOrder, choose, deliver } = paymentScenarios(billing);
  const { shopper, order, orderId, sessionId } = await aPrepaidOrder();
  await deliver(shopper, 'order.cancelled', order);
  await choose(sessionId, 'PAY');
  const operator = operatorOf(shopper);
  const { refunds: [listed] = [] } = await listRefunds(deps)({ keyset: { limit: 10 } }, operator);

  expect(listed).toMatchObject({ orderId, orderNumber: 'SO-1001' });
  expect((await getRefund(deps)({ refundId: listed?.id ?? '' }, operator)).refund).toMatchObject({ orderNumber: 'SO-1001' });
});
