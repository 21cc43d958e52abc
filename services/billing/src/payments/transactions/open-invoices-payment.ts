import type { CustomerScope } from '@storefront/db';
import { sumOf } from '@storefront/money';
import type { BillingDeps } from '../../deps.ts';
import type { PaymentGateway } from '../../gateways/adapters/payment-gateway.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { listLiveSessions } from '../../gateways/store/payment-sessions.ts';
import { insertLiveSession } from '../../gateways/transactions/insert-live-session.ts';
import { prepareSession } from '../../gateways/transactions/prepare-session.ts';
import { withPaymentPage } from '../../gateways/transactions/with-payment-page.ts';
import { listInvoicesOfCustomer } from '../../invoices/store/invoices.ts';
import { lockInvoices } from '../../invoices/transactions/lock-invoices.ts';
import type { Trx } from '../../store/schema.ts';
import { invoicesInProgress, type RequestedAllocation, sessionAllocations } from '../domain/session-allocations.ts';
import { cancelPending } from './cancel-pending.ts';
import { closeOpenPages } from './close-open-pages.ts';
import { openAfterEarlierPages } from './open-after-earlier-pages.ts';

interface InvoicesPayment {
  readonly requested: readonly RequestedAllocation[];
  /** What the payment page shows, and where it redirects the shopper. */
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
export async function openInvoicesPayment(
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
