import { isUuid } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { withIdempotencyLookup } from '@storefront/idempotency';
import { customerScope } from '@storefront/rpc';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { type PaymentGateway, requireGateway } from '../../gateways/adapters/payment-gateway.ts';
import { type PaymentSession, isPastExpiry } from '../../gateways/domain/payment-session.ts';
import { listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import { insertLiveSession, prepareSession } from '../../gateways/transactions/insert-live-session.ts';
import { withPaymentPage } from '../../gateways/transactions/with-payment-page.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { type InvoiceHead, checkOpen } from '../../invoices/domain/invoice.ts';
import { getInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { cancelPending } from '../transactions/cancel-pending.ts';
import { closeOpenPages } from '../transactions/close-pages.ts';
import { openAfterEarlierPages } from '../transactions/open-after-earlier-pages.ts';

/**
 * Opens the payment session of one of the caller's invoices. A repeated request returns the live session in any case, so the
 * Idempotency-Key is claimed after the gateway has responded, not with the session. After a crash in between, the next request finds the
 * key unused and the same session.
 */
export const payInvoice: BillingHandler<'PayInvoice'> = (deps) =>
  withIdempotencyLookup(deps.db, async ({ invoiceId, returnUrl = null, cancelUrl = null }, caller, claim) => {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    // Found before the transaction, and required only for an open invoice.
    const found = await deps.gateways.find(caller);
    const session = await openInvoicePayment(deps, scope, {
      invoiceId,
      page: { returnUrl, cancelUrl, storeName: caller.store.name },
      gateway: () => requireGateway(found, caller),
      deadlineAt: caller.deadlineAt,
    });
    deps.afterCommit();
    const response = { paymentSession: toProtoPaymentSession(session) };
    if (claim !== undefined) await inTransaction(deps.db, (trx) => claim(trx, response));
    return response;
  });

/** The content of the payment page of an invoice, and the URL to which it redirects the shopper. */
type InvoicePage = Pick<PaymentSession, 'returnUrl' | 'cancelUrl' | 'storeName'>;

interface InvoicePayment {
  readonly invoiceId: string;
  readonly page: InvoicePage;
  readonly gateway: () => PaymentGateway;
  readonly deadlineAt?: number | undefined;
}

/**
 * Returns the live session of the customer's open invoice, or opens a new one over the amount due. Throws 404 for another customer's invoice and
 * 409 for a closed one, in that order, before any check of rails or settings.
 */
async function openInvoicePayment(
  deps: BillingDeps,
  scope: CustomerScope,
  { invoiceId, page, gateway: findGateway, deadlineAt }: InvoicePayment,
): Promise<PaymentSession> {
  await cancelSessionsOfSeveral(deps, scope, { invoiceId, findGateway, deadlineAt });
  const session = await openAfterEarlierPages(deps, scope, { of: { invoiceIds: [invoiceId] }, deadlineAt }, async (trx, isUnconfirmed) => {
    const invoice = await lockInvoice(trx, scope, invoiceId);
    if (invoice.customerId !== scope.customerId) throw notFound('invoice');
    // A closed invoice is a conflict whatever the store's settings are, so it is checked before the gateway.
    checkOpen(invoice);
    const gateway = findGateway();
    const sessions = await listLiveSessions(trx, scope, { invoiceIds: [invoiceId] });
    const live = sessions.find(({ purpose }) => purpose === 'INVOICE');
    if (live !== undefined && !isPastExpiry(live, deps.now())) return live;
    if (await isUnconfirmed()) return undefined;
    if (live !== undefined) await closePaymentSession(trx, scope, live.id, { to: 'EXPIRED', now: deps.now() });
    const ofSeveral = sessions.filter(({ purpose }) => purpose !== 'INVOICE');
    await cancelPending(trx, scope, ofSeveral, { now: deps.now() });
    return await openSession(deps, trx, scope, { invoice, gateway, page });
  });
  return await withPaymentPage(deps, scope, findGateway(), session, { deadlineAt });
}

/** Cancels the sessions that pay the invoice with others, unless the request will be refused or the invoice has a session of its own. */
async function cancelSessionsOfSeveral(
  deps: BillingDeps,
  scope: CustomerScope,
  { invoiceId, findGateway, deadlineAt }: { invoiceId: string; findGateway: () => PaymentGateway; deadlineAt: number | undefined },
): Promise<void> {
  const sessions = await listLiveSessions(deps.db, scope, { invoiceIds: [invoiceId] });
  if (sessions.length === 0 || sessions.some(({ purpose }) => purpose === 'INVOICE')) return;
  checkOpen(await getInvoice(deps.db, scope, invoiceId));
  findGateway();
  await closeOpenPages(deps, scope, { invoiceIds: [invoiceId], deadlineAt });
}

async function openSession(
  { newId, now }: BillingDeps,
  trx: Trx,
  scope: CustomerScope,
  { invoice, gateway, page }: { invoice: InvoiceHead; gateway: PaymentGateway; page: InvoicePage },
): Promise<PaymentSession> {
  const terms = {
    customerId: scope.customerId,
    purpose: 'INVOICE' as const,
    orderId: invoice.orderId,
    invoiceId: invoice.id,
    checkoutId: null,
    amount: invoice.amountDue,
    currency: invoice.currency,
    payableNumber: invoice.number,
    ...page,
  };
  const session = prepareSession(gateway, terms, { id: newId(), now: now() });
  await insertLiveSession(trx, scope, session);
  return session;
}
