import { type CustomerScope, inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import { checkOpen, type InvoiceHead } from '../domain/invoice.ts';
import { isLapsed, newPaymentSession, type PaymentSession } from '../domain/payment-session.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { lockInvoice } from '../store/invoices.ts';
import { insertPaymentSession, listLiveSessions } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { endPaymentSession } from './close-sessions.ts';
import { withPage } from './with-page.ts';

/**
 * The live session of the customer's open invoice, or a fresh one over what is due. 404 for another's invoice, before anything else is said of it; 409
 * once it is closed.
 */
export async function openInvoicePayment(
  deps: BillingDeps,
  scope: CustomerScope,
  { invoiceId, gateway: findGateway }: { invoiceId: string; gateway: () => PaymentGateway },
): Promise<PaymentSession> {
  const session = await inTransaction(deps.db, async (trx) => {
    const invoice = await lockInvoice(trx, scope, invoiceId);
    if (invoice.customerId !== scope.customerId) throw notFound('invoice');
    const gateway = findGateway();
    checkOpen(invoice);
    return (await liveSession(trx, scope, invoiceId, deps.now())) ?? (await openSession(deps, trx, scope, { invoice, gateway }));
  });
  return await withPage(deps.db, scope, findGateway(), session);
}

async function liveSession(
  trx: Transaction<Database>,
  scope: CustomerScope,
  invoiceId: string,
  now: Date,
): Promise<PaymentSession | undefined> {
  const [live] = await listLiveSessions(trx, scope, { invoiceId });
  if (live === undefined || !isLapsed(live, now)) return live;
  await endPaymentSession(trx, scope, live.id, { to: 'EXPIRED', now });
  return undefined;
}

async function openSession(
  { newId, now }: BillingDeps,
  trx: Transaction<Database>,
  scope: CustomerScope,
  { invoice, gateway }: { invoice: InvoiceHead; gateway: PaymentGateway },
): Promise<PaymentSession> {
  const terms = {
    customerId: scope.customerId,
    purpose: 'INVOICE' as const,
    orderId: invoice.orderId,
    invoiceId: invoice.id,
    checkoutId: null,
    provider: gateway.provider,
    amount: invoice.amountDue,
    currency: invoice.currency,
    returnUrl: null,
    cancelUrl: null,
  };
  const session = newPaymentSession(terms, { id: newId(), now: now() });
  await insertPaymentSession(trx, scope, session);
  return session;
}
