import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { setCustomer } from '../../accounts/handlers/set-customer.ts';
import { getCreditStatus } from '../../credit/handlers/get-credit-status.ts';
import { addCustomerAddress, deleteAddress, updateAddress } from '../../customers/handlers/addresses.ts';
import { getCredit } from '../../customers/handlers/get-credit.ts';
import { onOrderConfirmed } from '../../events/on-order-confirmed.ts';
import { transitionSession } from '../../gateways/store/payment-sessions.ts';
import { getStoreOrderBilling } from '../../payments/handlers/order-billing.ts';
import { payInvoice } from '../../payments/handlers/pay-invoice.ts';
import { listRefundsOfOrder } from '../../refunds/store/refunds.ts';
import { runRefunds } from '../../refunds/sweeps/run-refunds.ts';
import { invariants } from '../../store/invariants.ts';
import { aPlacedOrder, operatorOf } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { orderEvent } from '../../testing/order-events.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { getInvoice } from './get-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(async () => {
  await sql`update payment_session set updated_at = now() - interval '2 minutes'`.execute(billing.deps.db);
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

const voiding = (caller: Caller, invoice: string, reissue: boolean, invoiceAddressId?: string) =>
  voidInvoice(billing.deps)({ invoice, payments: 'PAYMENTS_UNSPECIFIED', reissue, invoiceAddressId }, caller);
const reissue = async (caller: Caller, invoice: string, invoiceAddressId?: string) => {
  const { invoice: voided, successor } = await voiding(caller, invoice, true, invoiceAddressId);
  if (!voided?.id || !successor?.id) throw new Error('the invoice was not reissued');
  return { voided: { ...voided, id: voided.id }, successor: { ...successor, id: successor.id } };
};
const shown = async (caller: Caller, invoiceId: string) => (await getInvoice(billing.deps)({ invoiceId }, operatorOf(caller))).invoice;

/** An open invoice of 115.00 of an order on credit terms. */
async function anInvoiceOnAccount() {
  const shopper = await aCustomer(billing.deps, { creditLimit: '1000' });
  const order = aPlacedOrder({ customerId: shopper.customerId });
  await shop.deliver(shopper, 'order.confirmed', order);
  const { id = '' } = (await shop.invoiceOf(shopper, order.id)) ?? {};
  return { shopper, order, invoiceId: id };
}

describe('an invoice of an open order', () => {
  test('is not voided without a successor', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();

    await expect(voiding(shopper, invoiceId, false)).rejects.toMatchObject({ code: 'conflict', reason: 'order_still_open' });

    expect(await shown(shopper, invoiceId)).toMatchObject({ status: 'OPEN', amountDue: '115.00' });
  });

  test('is replaced by one with the next number, the buyer of today, and the same amounts and due date', async () => {
    const { shopper, order, invoiceId } = await anInvoiceOnAccount();
    const before = await shown(shopper, invoiceId);
    const fields = { companyName: 'Garage Ltd', taxId: '001', paymentRails: [], addresses: [] };
    await setCustomer(billing.deps)({ customer: shopper.customerId, fields }, shopper);
    billing.clock.now = new Date(billing.clock.now.getTime() + 60_000);

    const { voided, successor } = await reissue(shopper, invoiceId);

    expect(voided).toMatchObject({ status: 'VOIDED', amountDue: '0.00', replacedBy: successor.id, buyer: { companyName: undefined } });
    expect([voided.voidedOn, successor.issuedOn]).toEqual(Array(2).fill(billing.clock.now.toISOString().slice(0, 10)));
    expect(successor).toMatchObject({
      number: 'INV-000002',
      status: 'OPEN',
      replaces: invoiceId,
      buyer: { companyName: 'Garage Ltd', taxId: '001' },
    });
    for (const field of ['orderId', 'total', 'amountDue', 'dueAt', 'dueOn', 'lines', 'taxBreakdown', 'subtotal', 'gctAmount'] as const) {
      expect(successor[field]).toEqual(before?.[field]);
    }
    expect(await shown(shopper, successor.id)).toEqual({ ...successor, creditNotes: [], unappliedAmount: '0.00' });
    expect(await shop.eventTypesOf(invoiceId)).toEqual(['invoice.issued', 'invoice.voided']);
    expect(await shop.eventTypesOf(successor.id)).toEqual(['invoice.issued', 'invoice.settled']);
    const { invoices } = await getStoreOrderBilling(billing.deps)({ orderId: order.id }, shopper);
    expect(invoices?.map(({ number, status }) => `${number} ${status}`)).toEqual(['INV-000002 OPEN', 'INV-000001 VOIDED']);
  });

  test('leaves the balance of the credit account as it is, with an entry for each of the two', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();

    await reissue(shopper, invoiceId);

    expect((await getCreditStatus(billing.deps)({}, shopper)).credit).toMatchObject({ balance: '115.00', availableCredit: '885.00' });
    const { entries } = await getCredit(billing.deps)({ customer: shopper.customerId }, shopper);
    expect(entries?.map(({ kind, amount, reference }) => `${kind} ${amount} ${reference}`)).toEqual([
      'post 115.00 INV-000002',
      'void 115.00 INV-000001',
      'post 115.00 INV-000001',
    ]);
  });

  test('is reissued once, however often the request is repeated, and the successor can be reissued too', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();

    const repeated = await Promise.all([1, 2, 3].map(() => reissue(shopper, invoiceId)));
    const { successor } = await reissue(shopper, invoiceId);
    const third = await reissue(shopper, successor.id);

    expect(new Set(repeated.map((each) => each.successor.id))).toEqual(new Set([successor.id]));
    expect(third.successor).toMatchObject({ number: 'INV-000003', replaces: successor.id });
    expect((await reissue(shopper, invoiceId)).successor.id).toBe(successor.id);
  });
});

describe('the address of a reissued invoice', () => {
  const postal = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };
  const anAddress = async (caller: Caller & { customerId: string }) =>
    (await addCustomerAddress(billing.deps)({ customer: caller.customerId, address: postal }, caller)).address?.id ?? '';
  const move = (caller: Caller, addressId: string, line1: string) => updateAddress(billing.deps)({ addressId, line1 }, caller);
  /** An invoice of an order that was sent to the second address of its customer, or to none. */
  const anInvoiceOfAddress = async ({ isGiven = true } = {}) => {
    const shopper = await aCustomer(billing.deps, { creditLimit: '1000' });
    const [first, second] = [await anAddress(shopper), await anAddress(shopper)];
    const order = aPlacedOrder({ customerId: shopper.customerId });
    const event = orderEvent(shopper, 'order.confirmed', order);
    event.data.order.shippingAddress = isGiven ? { ...postal, id: second } : null;
    await billing.deps.db.transaction().execute((trx) => onOrderConfirmed(billing.deps)(event, trx));
    const { id = '' } = (await shop.invoiceOf(shopper, order.id)) ?? {};
    return { shopper, first, second, invoiceId: id };
  };

  test('is that of the customer’s address as it is now', async () => {
    const { shopper, first, second, invoiceId } = await anInvoiceOfAddress();
    await move(shopper, first, '2 Other Road');
    await move(shopper, second, '10 Hope Road');

    const { voided, successor } = await reissue(shopper, invoiceId);

    expect([voided, successor].map(({ buyer }) => buyer?.address?.line1)).toEqual(['1 Hope Road', '10 Hope Road']);
    await move(shopper, second, '11 Hope Road');
    expect((await reissue(shopper, successor.id)).successor.buyer?.address).toEqual({ ...postal, line1: '11 Hope Road' });
  });

  test('stays if the customer does not have it, as one that was entered at checkout', async () => {
    const { shopper, second, invoiceId } = await anInvoiceOfAddress();
    await deleteAddress(billing.deps)({ addressId: second }, shopper);

    expect((await reissue(shopper, invoiceId)).successor.buyer?.address).toEqual(postal);
  });

  test('is the customer’s first one if the invoice has none', async () => {
    const { shopper, first, invoiceId } = await anInvoiceOfAddress({ isGiven: false });
    await move(shopper, first, '2 Other Road');

    expect((await reissue(shopper, invoiceId)).successor.buyer?.address?.line1).toBe('2 Other Road');
  });

  test('is the one that the operator names, and one of another customer is refused', async () => {
    const { shopper, first, invoiceId } = await anInvoiceOfAddress();
    await move(shopper, first, '2 Other Road');
    const stranger = await anInvoiceOfAddress();

    await expect(reissue(shopper, invoiceId, stranger.first)).rejects.toMatchObject({
      details: [{ field: 'invoice_address_id', code: 'unknown_address' }],
    });
    await expect(voiding(shopper, invoiceId, false, first)).rejects.toMatchObject({ details: [{ field: 'invoice_address_id' }] });
    const { successor } = await reissue(shopper, invoiceId, first.toUpperCase());

    expect(successor.buyer?.address?.line1).toBe('2 Other Road');
  });
});

describe('the payments of a reissued invoice', () => {
  test('move to the successor, and so does what remains to be paid', async () => {
    const { shopper, invoiceId } = await anInvoiceOnAccount();
    await shop.record(shopper, invoiceId, '50', { reference: 'CHECK 1' });

    const { voided, successor } = await reissue(shopper, invoiceId);
    const { invoice } = await shop.record(shopper, successor.id, '65');

    expect(voided).toMatchObject({ amountPaid: '0.00', payments: [] });
    expect(successor).toMatchObject({ amountPaid: '50.00', amountDue: '65.00', payments: [{ amount: '50.00', reference: 'CHECK 1' }] });
    expect(invoice).toMatchObject({ status: 'PAID', amountPaid: '115.00' });
    await expect(shop.record(shopper, invoiceId, '1')).rejects.toMatchObject({ reason: 'invoice_voided' });
  });

  test('keep a paid order paid, and are refunded from the successor', async () => {
    const { shopper, orderId } = await shop.aPaidOrder();
    const { id = '' } = (await shop.invoiceOf(shopper, orderId)) ?? {};

    const { voided, successor } = await reissue(shopper, id);
    await shop.refund(shopper, orderId, { amount: '15' });

    expect([voided.status, successor.status, successor.amountPaid]).toEqual(['VOIDED', 'PAID', '115.00']);
    expect(await shop.eventTypesOf(successor.id)).toEqual(['invoice.issued', 'invoice.paid', 'invoice.settled']);
    expect(await shop.statusesOf(orderId)).toEqual(['GATEWAY SUCCEEDED 15']);
    expect((await shop.invoiceDetailOf(shopper, orderId))?.creditNotes?.map(({ total }) => total)).toEqual(['15.00']);
  });

  test('settle the successor if they arrive on a page of the predecessor', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const { successor } = await reissue(shopper, invoiceId);
    expect(await shop.rowOf(paymentSession?.id ?? '')).toMatchObject({ status: 'CANCELLED' });

    await shop.choose(paymentSession?.id ?? '', 'PAY');

    expect(await shop.paymentsOf(successor.id)).toEqual({ payments: 1, amount_paid: '115', status: 'PAID' });
    await expect(payInvoice(billing.deps)({ invoiceId }, shopper)).rejects.toMatchObject({ reason: 'invoice_voided' });
  });

  test('delay the reissue while a bank processes one', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const sessionId = paymentSession?.id ?? '';
    await transitionSession(billing.deps.db, shopper, sessionId, { to: 'PROCESSING', now: billing.clock.now });

    await expect(voiding(shopper, invoiceId, true)).rejects.toMatchObject({ code: 'conflict', reason: 'payment_in_progress' });

    await shop.choose(sessionId, 'DECLINE');
    expect((await reissue(shopper, invoiceId)).successor).toMatchObject({ status: 'OPEN' });
  });
});

describe('an invoice that was corrected', () => {
  test.each([true, false])('by a credit note is neither voided nor reissued (%s)', async (isReissued) => {
    const { shopper, order, invoiceId } = await anInvoiceOnAccount();
    await shop.refund(shopper, order.id, { amount: '15' });

    await expect(voiding(shopper, invoiceId, isReissued)).rejects.toMatchObject({ code: 'conflict', reason: 'invoice_credited' });
  });

  test('by an open refund is neither voided nor reissued until the refund has succeeded', async () => {
    const { shopper, order, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    await shop.record(shopper, invoiceId, '115');
    // The late payment is a surplus, whose refund waits for the gateway.
    await shop.choose(paymentSession?.id ?? '', 'PAY');
    expect(await shop.statusesOf(order.id)).toEqual(['GATEWAY PENDING 115']);

    for (const isReissued of [true, false])
      await expect(voiding(shopper, invoiceId, isReissued)).rejects.toMatchObject({ reason: 'invoice_credited' });
    await runRefunds(billing.deps);
    const { successor } = await reissue(shopper, invoiceId);
    expect(await listRefundsOfOrder(billing.deps.db, shopper, order.id)).toMatchObject([{ status: 'SUCCEEDED', invoiceId: successor.id }]);
  });

  test('by the cancellation of its order is not reissued', async () => {
    const { shopper, order, invoiceId } = await anInvoiceOnAccount();
    await shop.deliver(shopper, 'order.cancelled', order);

    await expect(voiding(shopper, invoiceId, true)).rejects.toMatchObject({ code: 'conflict', reason: 'order_closed' });
  });

  test('by a reissue is canceled with its order: the successor is voided', async () => {
    const { shopper, order, invoiceId } = await anInvoiceOnAccount();
    const { successor } = await reissue(shopper, invoiceId);

    await shop.deliver(shopper, 'order.cancelled', order);

    expect(await shown(shopper, successor.id)).toMatchObject({ status: 'VOIDED' });
    expect((await getCreditStatus(billing.deps)({}, shopper)).credit).toMatchObject({ balance: '0.00' });
  });
});
