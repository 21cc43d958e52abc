import { type CustomerScope, inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import type { WantedPayment } from '../domain/authorization.ts';
import { onlinePaymentsDisabled } from '../domain/payment-rails.ts';
import { newPaymentSession, type PaymentSession } from '../domain/payment-session.ts';
import type { PaymentGateway, PaymentGateways } from '../gateways/payment-gateway.ts';
import { findSessionOfCheckout, insertPaymentSession } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { claimAuthorization } from './claim-authorization.ts';
import { withPage } from './with-page.ts';

/** Where the payment page sends the shopper back to. */
export interface ReturnUrls {
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
}

/**
 * Opens the payment session of a checkout. The session is written first and its page opened after the commit, so no gateway is called under
 * a lock; a crash in between leaves a session without a page, and the next call opens it.
 */
export async function authorizePrepaid(
  deps: BillingDeps,
  scope: CustomerScope,
  wanted: WantedPayment,
  urls: ReturnUrls,
): Promise<PaymentSession> {
  const gateway = checkPrepaid(deps.gateways, scope, wanted);
  const fresh = newPaymentSession(
    {
      customerId: scope.customerId,
      purpose: 'ORDER',
      orderId: wanted.orderId,
      invoiceId: null,
      checkoutId: wanted.checkoutId,
      provider: gateway.provider,
      amount: wanted.amount,
      currency: wanted.currency,
      ...urls,
    },
    { id: deps.newId(), now: deps.now() },
  );
  return withPage(deps.db, scope, gateway, await inTransaction(deps.db, (trx) => openSession(trx, scope, wanted, fresh)));
}

/** The gateway that takes this payment; refuses where there is none, or nothing to pay. */
export function checkPrepaid(gateways: PaymentGateways, { mode }: CustomerScope, { amount }: WantedPayment): PaymentGateway {
  const gateway = gateways[mode];
  if (gateway === undefined) throw onlinePaymentsDisabled();
  if (amount.lte(0)) throw invalid('payment_rail', 'there is nothing to pay in advance', { code: 'nothing_to_pay' });
  return gateway;
}

async function openSession(
  trx: Transaction<Database>,
  scope: CustomerScope,
  wanted: WantedPayment,
  fresh: PaymentSession,
): Promise<PaymentSession> {
  if ((await claimAuthorization(trx, scope, wanted, 0)) === 'claimed') {
    await insertPaymentSession(trx, scope, fresh);
    return fresh;
  }
  const session = await findSessionOfCheckout(trx, scope, wanted.checkoutId);
  if (session === undefined) throw new Error('a prepaid checkout was authorised without a payment session');
  return session;
}
