import type { Scope } from '@storefront/db';
import { appendEvents } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import { heldCredit } from '../domain/authorization.ts';
import { postEntry } from '../domain/credit.ts';
import { type Invoice, type InvoicePayment, invoiceNumber } from '../domain/invoice.ts';
import { issueInvoice } from '../domain/issue-invoice.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';
import { lockAuthorization, moveAuthorization } from '../store/authorizations.ts';
import { isClosedOrder, lockOrder } from '../store/closed-orders.ts';
import { applyCreditEntry, lockCreditAccount } from '../store/credit-accounts.ts';
import { insertInvoice, nextInvoiceSequence } from '../store/invoice-writes.ts';
import { lockInvoiceOfOrder } from '../store/invoices.ts';
import { findPaidSessionOfOrder } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { toProtoInvoice } from '../wire/invoices.ts';
import { voidLockedInvoice } from './void-invoice.ts';

type Needs = Pick<BillingDeps, 'newId' | 'now'>;

/**
 * Issues the one invoice of a confirmed order; does nothing when it was issued before. In the same transaction the credit that its checkout
 * holds becomes balance, so at no moment is the amount counted twice or not at all. The counter is locked last, for the shortest time: what
 * needs no number is done before, and what is left are three statements and the commit.
 */
export async function issueOrderInvoice(trx: Transaction<Database>, scope: Scope, order: PlacedOrder, deps: Needs): Promise<void> {
  await lockOrder(trx, scope, order.id);
  if ((await lockInvoiceOfOrder(trx, scope, order.id)) !== undefined) return;
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: order.customerId };
  const onCredit = order.paymentRail === 'CREDIT_TERMS';
  if (onCredit) await lockCreditAccount(trx, customer);
  const authorization = await lockAuthorization(trx, scope, order.checkoutId);
  const payment = order.paymentRail === 'PREPAID' ? await paymentOf(trx, scope, order.id, deps) : null;
  // The order's end may have been heard of first. Its lock is held, so that nothing changes about that any more.
  const isClosed = await isClosedOrder(trx, scope, order.id);
  if (authorization !== undefined) await moveAuthorization(trx, scope, order.checkoutId, 'POSTED');

  const sequence = await nextInvoiceSequence(trx, scope);
  const facts = { id: deps.newId(), number: invoiceNumber(sequence), issuedAt: deps.now(), payment };
  const invoice = issueInvoice(order, facts);
  await insertInvoice(trx, scope, invoice, { sequence, checkoutId: order.checkoutId });
  if (onCredit) {
    await applyCreditEntry(trx, customer, postEntry(invoice.amountDue, heldCredit(authorization), invoice.number));
  }
  await tell(trx, scope, invoice, facts.issuedAt);
  if (isClosed) await voidLockedInvoice(trx, scope, invoice, facts.issuedAt);
}

async function paymentOf(trx: Transaction<Database>, scope: Scope, orderId: string, { newId }: Needs): Promise<InvoicePayment | null> {
  const session = await findPaidSessionOfOrder(trx, scope, orderId);
  if (session === undefined) return null;
  return { id: newId(), amount: session.amount, paidAt: session.updatedAt, source: 'session', paymentSessionId: session.id };
}

async function tell(trx: Transaction<Database>, scope: Scope, invoice: Invoice, now: Date): Promise<void> {
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now) };
  const paid = invoice.status === 'PAID' ? [{ type: 'invoice.paid', aggregateId: invoice.id, data }] : [];
  await appendEvents(trx, scope, [{ type: 'invoice.issued', aggregateId: invoice.id, data, public: true }, ...paid]);
}
