import { paymentReturnUrl } from '@storefront/contract';
import { type Decimal, decimal } from '@storefront/money';
import type { Stripe } from 'stripe';
import type { PageRequest, PaymentSession } from '../../domain/payment-session.ts';
import { toMinorUnits } from '../minor-units.ts';

/**
 * Stripe requires a session to last for at least 30 minutes after its creation. Ours lasts exactly that long, so Stripe's lasts a little
 * longer, for clocks that differ and for a repeated request. It is closed when ours ends.
 */
const EXPIRY_SLACK_MS = 10 * 60_000;

interface PageSettings {
  readonly tenantId: string;
  /** Where the shopper is sent if the store gave no URL. */
  readonly completePageUrl: string;
}

/** Returns the parameters that open a session's page. They depend on the session alone, so that they are the same whenever they are built. */
export function pageParams(session: PaymentSession, { tenantId, completePageUrl }: PageSettings): PageRequest {
  const metadata = { session_id: session.id, tenant_id: tenantId };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: session.id,
    line_items: linesOf(session).map(({ name, amount }) => ({
      quantity: 1,
      price_data: {
        currency: session.currency.toLowerCase(),
        unit_amount: toMinorUnits(amount, session.currency),
        product_data: { name },
      },
    })),
    metadata,
    // Stripe does not copy the metadata to the payment, where the store's staff look for it.
    payment_intent_data: { metadata },
    // The shopper pays exactly the amount due, in its currency.
    adaptive_pricing: { enabled: false },
    success_url: returnUrl(session, session.returnUrl ?? completePageUrl, 'paid'),
    ...(session.cancelUrl === null && session.returnUrl === null
      ? {}
      : { cancel_url: returnUrl(session, session.cancelUrl ?? session.returnUrl ?? '', 'canceled') }),
    expires_at: Math.ceil((session.expiresAt.getTime() + EXPIRY_SLACK_MS) / 1000),
  };
  return { ...params };
}

/** Returns the lines that the page shows. */
const linesOf = (session: PaymentSession): readonly { readonly name: string; readonly amount: Decimal }[] =>
  session.allocations?.map(({ number, amount }) => ({ name: `Invoice ${number}`, amount: decimal(amount) })) ?? [
    { name: nameOf(session), amount: session.amount },
  ];

/** Returns the line that the shopper pays. */
const nameOf = ({ purpose, payableNumber }: PaymentSession): string => `${purpose === 'ORDER' ? 'Order' : 'Invoice'} ${payableNumber}`;

/** Returns the store's URL. Stripe lets a shopper whose card was declined try again, so it never returns a decline. */
const returnUrl = ({ id, orderId, invoiceId }: PaymentSession, address: string, status: 'paid' | 'canceled'): string =>
  paymentReturnUrl(address, { status, sessionId: id, orderId, invoiceId });
