import { unauthorized } from '@storefront/errors';
import { Stripe } from 'stripe';
import type { ForeignNotification, MovementState, RefundStatus } from '../../domain/payment-notification.ts';
import { fromMinorUnits } from '../minor-units.ts';
import type { GatewayNotification } from '../payment-gateway.ts';
import { isLiveKey, type StripeAccount } from './stripe-account.ts';
import { completedOutcome, notificationOf, refundOutcomeOf } from './stripe-outcomes.ts';

/** An older timestamp indicates a replay. Stripe signs every attempt of a delivery again. */
const TOLERANCE_SECONDS = 300;

/**
 * Parses an event. Throws `unauthorized` unless the account signed exactly these bytes, recently. Returns undefined for events of the other
 * mode of the account, for types that are not handled, and for payments that this system did not ask for.
 */
export function readStripeNotification(
  account: StripeAccount,
  body: Buffer,
  signature: string,
  now: Date,
): GatewayNotification | undefined {
  const event = verifiedEvent(account, body, signature, now);
  if (event.livemode !== isLiveKey(account.apiKey)) return undefined;
  switch (event.type) {
    case 'checkout.session.completed':
      return notificationOf(event.data.object, completedOutcome(event.data.object));
    case 'checkout.session.async_payment_succeeded':
      return notificationOf(event.data.object, { to: 'PAID', failureCode: null });
    case 'checkout.session.async_payment_failed':
      return notificationOf(event.data.object, { to: 'FAILED', failureCode: 'payment_failed' });
    case 'checkout.session.expired':
      return notificationOf(event.data.object, { to: 'EXPIRED', failureCode: null });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundNotificationOf(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return foreignNotificationOf('dispute', event.data.object, disputeState(event.data.object.status));
    default:
      return undefined;
  }
}

/** Returns the store that an event names, without verifying it. It only selects the secret that the signature must match. */
export function namedStore(body: Buffer): string | undefined {
  try {
    const event = JSON.parse(body.toString('utf8')) as { data?: { object?: { metadata?: { tenant_id?: unknown } | null } } } | null;
    const tenantId = event?.data?.object?.metadata?.tenant_id;
    return typeof tenantId === 'string' ? tenantId : undefined;
  } catch {
    return undefined;
  }
}

function verifiedEvent({ webhookSecret }: StripeAccount, body: Buffer, signature: string, now: Date): Stripe.Event {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  try {
    // The library only refuses timestamps that are too old.
    if (!(seconds - now.getTime() / 1000 <= TOLERANCE_SECONDS)) throw new Error('the timestamp is missing or in the future');
    return Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    throw unauthorized('The notification is not signed by its gateway.', 'notification_signature');
  }
}

function refundNotificationOf(refund: Stripe.Refund): GatewayNotification {
  const refundId = refund.metadata?.refund_id;
  if (refundId === undefined) return foreignNotificationOf('refund', refund, MOVEMENT_OF[refundOutcomeOf(refund).status]);
  return { kind: 'refund', refundId, ...refundOutcomeOf(refund) };
}

const MOVEMENT_OF: Readonly<Record<RefundStatus, MovementState>> = { PENDING: 'PENDING', SUCCEEDED: 'MOVED', FAILED: 'REVERSED' };

/** Stripe takes the money when a dispute is opened, and returns it if the store wins. A status with "warning" is an inquiry, which takes none. */
function disputeState(status: string): MovementState {
  if (['won', 'prevented', 'warning_closed'].includes(status)) return 'REVERSED';
  return status.startsWith('warning_') ? 'PENDING' : 'MOVED';
}

function foreignNotificationOf(
  event: ForeignNotification['event'],
  moved: Stripe.Refund | Stripe.Dispute,
  state: MovementState,
): ForeignNotification {
  const { id, payment_intent: payment, status, reason, currency } = moved;
  const code = currency.toUpperCase();
  return {
    kind: 'foreign',
    event,
    providerReference: id,
    payment: typeof payment === 'string' ? payment : (payment?.id ?? null),
    amount: fromMinorUnits(moved.amount, code),
    currency: code,
    status: status ?? 'unknown',
    state,
    reason: reason ?? null,
  };
}
