import type { CheckoutResult__Output } from '@storefront/proto/storefront/orders/v1/CheckoutResult';
import { renderPaymentSession } from './payment-sessions.ts';
import { amount, orNull, renderBand, text } from './values.ts';

/** Renders the outcome of a checkout or a preview. Fields that do not apply to its state are `null`. */
export function renderCheckoutResult(result: CheckoutResult__Output) {
  return {
    state: result.state,
    order_id: text(result.orderId),
    order_number: text(result.orderNumber),
    order_status: text(result.orderStatus),
    currency: result.currency,
    total: amount(result.total),
    shortfall: amount(result.shortfall),
    credit: orNull(result.credit, (credit) => ({
      credit_limit: amount(credit.creditLimit),
      balance: amount(credit.balance),
      held: amount(credit.held),
      available_credit: amount(credit.availableCredit),
    })),
    payment_session: orNull(result.paymentSession, renderPaymentSession),
    redirect_url: text(result.redirectUrl),
    issues: result.issues.map((issue) => ({
      line_id: text(issue.lineId),
      sku: text(issue.sku),
      code: issue.code,
      detail: text(issue.detail),
      availability: issue.availability === undefined ? null : renderBand(issue.availability),
    })),
  };
}
