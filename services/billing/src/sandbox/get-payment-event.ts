import { notFound } from '@storefront/errors';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1';
import { requireSandbox } from '@storefront/rpc';
import type { BillingHandler } from '../deps.ts';
import { findSession } from '../gateways/store/payment-sessions.ts';
import { toProtoPaymentSession } from '../gateways/wire/to-proto-payment-session.ts';

/** Returns the data of an event about a payment session of the caller's sandbox, as it is now. */
export const getPaymentEvent: BillingHandler<'GetPaymentEvent'> =
  ({ db }) =>
  async ({ sessionId }, caller) => {
    requireSandbox(caller);
    const found = await findSession(db, { tenantId: caller.tenantId, mode: caller.mode }, sessionId);
    if (found === undefined) throw notFound('payment session');
    const data: PaymentSessionEvent__Output = { paymentSession: toProtoPaymentSession(found.session) };
    return { aggregateId: found.session.id, dataJson: JSON.stringify(data) };
  };
