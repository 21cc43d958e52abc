import type { CustomerScope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { BillingDeps } from '../../deps.ts';
import type { PaymentGateway } from '../../gateways/adapters/payment-gateway.ts';
import { isPastExpiry, type PaymentSession } from '../../gateways/domain/payment-session.ts';
import { listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import { insertLiveSession } from '../../gateways/transactions/insert-live-session.ts';
import { prepareSession } from '../../gateways/transactions/prepare-session.ts';
import { withPaymentPage } from '../../gateways/transactions/with-payment-page.ts';
import { checkOpen, type InvoiceHead } from '../../invoices/domain/invoice.ts';
import { getInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { cancelPending } from './cancel-pending.ts';
import { closeOpenPages } from './close-open-pages.ts';
import { openAfterEarlierPages } from './open-after-earlier-pages.ts';

/** What the payment page of an invoice shows, and where it redirects the shopper. */
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
export async function openInvoicePayment(
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
