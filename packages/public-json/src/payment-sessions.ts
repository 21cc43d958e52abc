import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { amount, text } from './values.ts';

type PaymentSessionFields = Pick<
  PaymentSession__Output,
  'id' | 'purpose' | 'amount' | 'currency' | 'redirectUrl' | 'expiresAt' | 'failureCode' | 'createdAt'
> & { status: string };

/** Renders a payment session, from billing's message or from the copy in a checkout result. */
export function renderPaymentSession(session: PaymentSessionFields) {
  return {
    id: session.id,
    status: session.status,
    purpose: session.purpose,
    amount: amount(session.amount),
    currency: session.currency,
    redirect_url: text(session.redirectUrl),
    expires_at: session.expiresAt,
    failure_code: text(session.failureCode),
    created_at: session.createdAt,
  };
}

/** Renders the payment status of an order. */
export function renderPaymentStatus(order: Pick<Order__Output, 'id' | 'status' | 'paymentStatus'>, session: PaymentSession__Output) {
  return {
    order_id: order.id,
    order_status: order.status,
    payment_status: order.paymentStatus,
    session_id: session.id,
    status: session.status,
    amount: amount(session.amount),
    currency: session.currency,
    redirect_url: text(session.redirectUrl),
    expires_at: session.expiresAt,
    failure_code: text(session.failureCode),
    updated_at: session.updatedAt,
  };
}
