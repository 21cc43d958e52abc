import type { Scope } from '@storefront/db';
import type { NewEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import { heldCredit } from '../domain/authorization.ts';
import { postEntry } from '../domain/credit.ts';
import { type Invoice, type InvoicePayment, invoiceNumber } from '../domain/invoice.ts';
import { issueInvoice } from '../domain/issue-invoice.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';
import { postAuthorization } from '../store/authorizations.ts';
import { findOrderHistory, lockOrder } from '../store/closed-orders.ts';
import { applyCreditEntry, lockCreditAccount } from '../store/credit-accounts.ts';
import { insertInvoice, nextInvoiceSequence } from '../store/invoice-writes.ts';
import { findPaidSessionOfOrder } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { toProtoInvoice } from '../wire/invoices.ts';
import { voidLockedInvoice } from './void-invoice.ts';

type Needs = Pick<BillingDeps, 'newId' | 'now'>;

/**
 * Issues the one invoice of a confirmed order; does nothing when it was issued before. In the same transaction the credit that its checkout
 * holds becomes balance, so at no moment is the amount counted twice or not at all. The counter is locked last, for the shortest time: what
 * needs no number is done before, and what is left are two statements and the commit.
 */
export async function issueOrderInvoice(trx: Transaction<Database>, scope: Scope, order: PlacedOrder, deps: Needs): Promise<void> {
  await lockOrder(trx, scope, order.id);
  const { isInvoiced, isClosed } = await findOrderHistory(trx, scope, order.id);
  if (isInvoiced) return;
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: order.customerId };
  const onCredit = order.paymentRail === 'CREDIT_TERMS';
  if (onCredit) await lockCreditAccount(trx, customer);
  const authorization = await postAuthorization(trx, scope, order.checkoutId);
  const payment = order.paymentRail === 'PREPAID' ? await paymentOf(trx, scope, order.id, deps) : null;

  const sequence = await nextInvoiceSequence(trx, scope);
  const facts = { id: deps.newId(), number: invoiceNumber(sequence), issuedAt: deps.now(), payment };
  const invoice = issueInvoice(order, facts);
  await insertInvoice(trx, scope, invoice, { sequence, checkoutId: order.checkoutId, events: newsOf(invoice, facts.issuedAt) });
  if (onCredit) {
    await applyCreditEntry(trx, customer, postEntry(invoice.amountDue, heldCredit(authorization), invoice.number));
  }
  // The order's end was heard of first.
  if (isClosed) await voidLockedInvoice(trx, scope, invoice, facts.issuedAt);
}

async function paymentOf(trx: Transaction<Database>, scope: Scope, orderId: string, { newId }: Needs): Promise<InvoicePayment | null> {
  const session = await findPaidSessionOfOrder(trx, scope, orderId);
  if (session === undefined) return null;
  return { id: newId(), amount: session.amount, paidAt: session.updatedAt, source: 'session', paymentSessionId: session.id };
}

function newsOf(invoice: Invoice, now: Date): readonly NewEvent[] {
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now) };
  const paid = invoice.status === 'PAID' ? [{ type: 'invoice.paid', aggregateId: invoice.id, data }] : [];
  return [{ type: 'invoice.issued', aggregateId: invoice.id, data, public: true }, ...paid];
}
