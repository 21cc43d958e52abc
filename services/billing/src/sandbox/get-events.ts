import { notFound } from '@storefront/errors';
import type {
  CreditNoteEvent,
  CustomerEvent__Output,
  InvoiceEvent__Output,
  PaymentSessionEvent__Output,
} from '@storefront/proto/storefront/events/v1';
import { requireSandbox, storeScope } from '@storefront/rpc';
import { findCustomerId, getCustomer } from '../customers/store/customers.ts';
import { toProtoCustomer } from '../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../deps.ts';
import { paymentsOf } from '../gateways/adapters/payment-gateway.ts';
import { findSession } from '../gateways/store/payment-sessions.ts';
import { toProtoPaymentSession } from '../gateways/wire/to-proto-payment-session.ts';
import { findCreditNoteId, getCreditNote } from '../invoices/store/credit-notes.ts';
import { findInvoiceId, getInvoice } from '../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../invoices/wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../invoices/wire/to-proto-invoice.ts';

/** Returns the data of an event about a credit note of the caller's sandbox. */
export const getCreditNoteEvent: BillingHandler<'GetCreditNoteEvent'> =
  ({ db }) =>
  async ({ creditNote: named }, caller) => {
    requireSandbox(caller);
    const scope = storeScope(caller);
    const note = await getCreditNote(db, scope, await findCreditNoteId(db, scope, named));
    const data: CreditNoteEvent = { creditNote: toProtoCreditNote(note) };
    return { aggregateId: note.id, dataJson: JSON.stringify(data) };
  };

/** Returns the data of an event about a customer of the caller's sandbox, as it is now. */
export const getCustomerEvent: BillingHandler<'GetCustomerEvent'> =
  ({ db, gateways }) =>
  async ({ customer: named }, caller) => {
    requireSandbox(caller);
    const customer = await getCustomer(db, caller, await findCustomerId(db, caller, named));
    const data: CustomerEvent__Output = { customer: toProtoCustomer(customer, await paymentsOf(gateways, caller)) };
    return { aggregateId: customer.id, dataJson: JSON.stringify(data) };
  };

/** Returns the data of an event about an invoice of the caller's sandbox, as it is now. */
export const getInvoiceEvent: BillingHandler<'GetInvoiceEvent'> =
  ({ db, now }) =>
  async ({ invoice: named }, caller) => {
    requireSandbox(caller);
    const scope = storeScope(caller);
    const invoice = await getInvoice(db, scope, await findInvoiceId(db, scope, named));
    const data: InvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now()), paidByCredit: null };
    return { aggregateId: invoice.id, dataJson: JSON.stringify(data) };
  };

/** Returns the data of an event about a payment session of the caller's sandbox, as it is now. */
export const getPaymentEvent: BillingHandler<'GetPaymentEvent'> =
  ({ db }) =>
  async ({ sessionId }, caller) => {
    requireSandbox(caller);
    const found = await findSession(db, storeScope(caller), sessionId);
    if (found === undefined) throw notFound('payment session');
    const data: PaymentSessionEvent__Output = { paymentSession: toProtoPaymentSession(found.session) };
    return { aggregateId: found.session.id, dataJson: JSON.stringify(data) };
  };
