import type { Stripe } from 'stripe';
import { toMinorUnits } from '../minor-units.ts';
import type { PaymentGateway, RefundOutcome, RefundRequest } from '../payment-gateway.ts';
import type { StripeCall } from './stripe-calls.ts';
import { isRefusal, withAppErrors } from './stripe-errors.ts';
import { refundOutcomeOf } from './stripe-outcomes.ts';

/** The page size of Stripe's lists. */
const REFUNDS_LISTED = 100;

/**
 * Refunds through Stripe. A refund is found again by its ID in the metadata, because Stripe's own is unknown if its response was lost. The
 * metadata names the store too, because a notification for an account of several stores arrives without it.
 */
export const stripeRefunds = (call: StripeCall, tenantId: string): Pick<PaymentGateway, 'refund' | 'findRefund'> => ({
  refund: (request) =>
    withAppErrors(async () => {
      const payment = await paymentOf(call, request);
      if (payment === undefined)
        return { providerReference: request.providerReference, status: 'FAILED', failureCode: 'payment_not_found' };
      return await createRefund(call, request, { payment, tenantId });
    }),
  findRefund: (request) =>
    withAppErrors(async () => {
      const payment = await paymentOf(call, request);
      if (payment === undefined) return undefined;
      const { data } = await call((stripe, timeout) =>
        stripe.refunds.list({ payment_intent: payment, limit: REFUNDS_LISTED }, { timeout }),
      );
      const found = data.find(({ metadata }) => metadata?.refund_id === request.refundId);
      return found && refundOutcomeOf(found);
    }),
});

/**
 * Returns the ID of the payment that a session's page collected; undefined if there is none, also because the page belongs to another account,
 * which the store had before.
 */
async function paymentOf(call: StripeCall, { providerReference }: RefundRequest): Promise<string | undefined> {
  try {
    const { payment_intent: payment } = await call((stripe, timeout) =>
      stripe.checkout.sessions.retrieve(providerReference, undefined, { timeout }),
    );
    return (typeof payment === 'string' ? payment : payment?.id) ?? undefined;
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

async function createRefund(
  call: StripeCall,
  request: RefundRequest,
  { payment, tenantId }: { payment: string; tenantId: string },
): Promise<RefundOutcome> {
  const { refundId, session, amount, currency } = request;
  const params: Stripe.RefundCreateParams = {
    payment_intent: payment,
    amount: toMinorUnits(amount, currency),
    metadata: { refund_id: refundId, session_id: session.id, tenant_id: tenantId },
  };
  try {
    const idempotencyKey = `${session.id}:refund:${refundId}`;
    return refundOutcomeOf(await call((stripe, timeout) => stripe.refunds.create(params, { idempotencyKey, timeout })));
  } catch (error) {
    // Refused for good, for example because the payment was refunded elsewhere or is disputed. There is no refund to refer to.
    if (isRefusal(error)) return { providerReference: payment, status: 'FAILED', failureCode: error.code ?? 'refund_refused' };
    throw error;
  }
}
