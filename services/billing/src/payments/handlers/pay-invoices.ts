import { createHash } from 'node:crypto';
import { isUuid } from '@storefront/contract';
import type { CustomerScope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { withDeferredResponse } from '@storefront/idempotency';
import { decimal, sumOf } from '@storefront/money';
import type { PayInvoicesRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { type Idempotency, customerScope } from '@storefront/rpc';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { type PaymentGateway, requireGateway } from '../../gateways/adapters/payment-gateway.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { findSessionOfInvoices, listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import { insertLiveSession, prepareSession } from '../../gateways/transactions/insert-live-session.ts';
import { withPaymentPage } from '../../gateways/transactions/with-payment-page.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { listInvoicesOfCustomer } from '../../invoices/store/invoices.ts';
import { lockInvoices } from '../../invoices/transactions/lock-invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { type RequestedAllocation, checkRequested, invoicesInProgress, sessionAllocations } from '../domain/session-allocations.ts';
import { cancelPending } from '../transactions/cancel-pending.ts';
import { closeOpenPages } from '../transactions/close-pages.ts';
import { openAfterEarlierPages } from '../transactions/open-after-earlier-pages.ts';

/** Opens a payment session of several of the caller's invoices. If its response was lost, a repeated request with its key finds the session that the first one opened. */
export const payInvoices: BillingHandler<'PayInvoices'> = (deps) => (payment, keyed) => {
  const openedBy = keyed.idempotency && openerOf(keyed.idempotency);
  return withDeferredResponse(deps.db, {
    act: async (request: PayInvoicesRequest__Output, caller, claim) => {
      const { returnUrl = null, cancelUrl = null } = request;
      const requested = requestedOf(request);
      const found = await deps.gateways.find(caller);
      const session = await openInvoicesPayment(deps, customerScope(caller), {
        requested,
        page: { returnUrl, cancelUrl, storeName: caller.store.name },
        gateway: () => requireGateway(found, caller),
        deadlineAt: caller.deadlineAt,
        openedBy,
        beforeCommit: claim && ((trx) => claim(trx, null)),
      });
      deps.afterCommit();
      return { paymentSession: toProtoPaymentSession(session), replayed: false };
    },
    look: async (_request, caller) => {
      const scope = customerScope(caller);
      const session = await findSessionOfInvoices(deps.db, scope, { openedBy: openedBy ?? '' });
      if (session === undefined) throw notFound('payment session');
      const gateway = requireGateway(await deps.gateways.find(caller), caller);
      return { paymentSession: toProtoPaymentSession(await withPaymentPage(deps, scope, gateway, session)), replayed: false };
    },
  })(payment, keyed);
};

/** Identifies a request by its key and its content, of which only a hash is stored. */
const openerOf = ({ key, fingerprint }: Idempotency): string =>
  createHash('sha256')
    .update(JSON.stringify([key, fingerprint]))
    .digest('base64url');

function requestedOf({ invoices }: PayInvoicesRequest__Output) {
  const requested = invoices.map(({ invoiceId, amount }) => {
    if (!isUuid(invoiceId)) throw notFound('invoice');
    return { invoiceId: invoiceId.toLowerCase(), amount: amount === undefined ? undefined : decimal(amount) };
  });
  checkRequested(requested);
  return requested;
}

interface InvoicesPayment {
  readonly requested: readonly RequestedAllocation[];
  /** The content of the payment page, and the URL to which it redirects the shopper. */
  readonly page: Pick<PaymentSession, 'returnUrl' | 'cancelUrl' | 'storeName'>;
  readonly gateway: () => PaymentGateway;
  readonly deadlineAt?: number | undefined;
  /** Identifies a request with an Idempotency-Key. */
  readonly openedBy: string | undefined;
  readonly beforeCommit: ((trx: Trx) => Promise<void>) | undefined;
}

/**
 * Opens a session that pays several of the customer's open invoices. Pending sessions of these invoices are canceled after their pages were closed. What is refused is
 * refused before a page is closed. Throws `conflict` while a bank processes a payment of one of the invoices.
 */
async function openInvoicesPayment(
  deps: BillingDeps,
  scope: CustomerScope,
  { requested, page, gateway: findGateway, deadlineAt, openedBy, beforeCommit }: InvoicesPayment,
): Promise<PaymentSession> {
  const invoiceIds = requested.map(({ invoiceId }) => invoiceId);
  const heads = await listInvoicesOfCustomer(deps.db, scope, invoiceIds);
  sessionAllocations(requested, heads);
  const gateway = findGateway();
  const inProgress = (processing: PaymentSession): Error => invoicesInProgress(requested, processing);
  await closeOpenPages(deps, scope, { invoiceIds, deadlineAt }, inProgress);
  const session = await openAfterEarlierPages(deps, scope, { of: { invoiceIds }, deadlineAt }, async (trx, isUnconfirmed) => {
    const named = [...heads.values()].map(({ id, orderId }) => ({ invoiceId: id, orderId }));
    const allocations = sessionAllocations(requested, await lockInvoices(trx, { tenantId: scope.tenantId, mode: scope.mode }, named));
    const live = await listLiveSessions(trx, scope, { invoiceIds });
    if (await isUnconfirmed()) return undefined;
    await cancelPending(trx, scope, live, { now: deps.now(), inProgress });
    const [first] = allocations;
    const terms = {
      customerId: scope.customerId,
      purpose: 'INVOICES' as const,
      orderId: null,
      invoiceId: null,
      checkoutId: null,
      amount: sumOf(allocations.map(({ amount }) => amount)),
      currency: first?.currency ?? '',
      payableNumber: `${first?.number}${allocations.length === 1 ? '' : ` and ${allocations.length - 1} more`}`,
      allocations: allocations.map(({ invoiceId, number, amount }) => ({ invoiceId, number, amount: amount.toFixed() })),
      ...page,
    };
    const opened = prepareSession(gateway, terms, { id: deps.newId(), now: deps.now() });
    await insertLiveSession(trx, scope, opened, openedBy);
    await beforeCommit?.(trx);
    return opened;
  });
  return await withPaymentPage(deps, scope, gateway, session, { deadlineAt });
}
