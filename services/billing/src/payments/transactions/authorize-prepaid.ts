import { type CustomerScope, inTransaction } from '@storefront/db';
import type { RequestedPayment } from '../../credit/domain/authorization.ts';
import { DUE_ON_RECEIPT } from '../../credit/domain/payment-terms.ts';
import { claimAuthorization } from '../../credit/transactions/claim-authorization.ts';
import type { BillingDeps } from '../../deps.ts';
import type { CallOptions, PaymentGateway, PaymentGateways } from '../../gateways/adapters/payment-gateway.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { gatewayNotConfigured } from '../../gateways/domain/store-payments.ts';
import { findSessionOfCheckout } from '../../gateways/store/payment-sessions.ts';
import { insertLiveSession, prepareSession } from '../../gateways/transactions/insert-live-session.ts';
import { withPaymentPage } from '../../gateways/transactions/with-payment-page.ts';
import type { Trx } from '../../store/schema.ts';

/** The content of the payment page, the URL to which it redirects the shopper, and the time that the caller can wait for it. */
export interface PageOptions extends CallOptions {
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly storeName: string;
  readonly orderNumber: string;
}

/**
 * Opens the payment session of a checkout. The session is stored first and its page is opened after the commit, so that no gateway is called
 * under a lock. A crash in between leaves a session without a page, which the next call opens.
 */
export async function authorizePrepaid(
  deps: BillingDeps,
  scope: CustomerScope,
  requested: RequestedPayment,
  { deadlineAt, orderNumber, ...page }: PageOptions,
): Promise<PaymentSession> {
  const gateway = await checkPrepaid(deps.gateways, scope);
  const newSession = prepareSession(
    gateway,
    {
      customerId: scope.customerId,
      purpose: 'ORDER',
      orderId: requested.orderId,
      invoiceId: null,
      checkoutId: requested.checkoutId,
      amount: requested.amount,
      currency: requested.currency,
      payableNumber: orderNumber,
      ...page,
    },
    { id: deps.newId(), now: deps.now() },
  );
  const session = await inTransaction(deps.db, (trx) => openSession(trx, scope, requested, newSession));
  return await withPaymentPage(deps, scope, gateway, session, { deadlineAt });
}

/** Returns the gateway for a prepaid payment. Throws if the store has none. */
export async function checkPrepaid(gateways: PaymentGateways, scope: CustomerScope): Promise<PaymentGateway> {
  const gateway = await gateways.find(scope);
  if (gateway === undefined) throw gatewayNotConfigured();
  return gateway;
}

async function openSession(
  trx: Trx,
  scope: CustomerScope,
  requested: RequestedPayment,
  newSession: PaymentSession,
): Promise<PaymentSession> {
  if ((await claimAuthorization(trx, scope, requested, DUE_ON_RECEIPT)) === 'claimed') {
    await insertLiveSession(trx, scope, newSession);
    return newSession;
  }
  const session = await findSessionOfCheckout(trx, scope, requested.checkoutId);
  if (session === undefined) throw new Error('a prepaid checkout was authorized without a payment session');
  return session;
}
