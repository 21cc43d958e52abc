import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Scope } from '@storefront/db';
import { invalid, unauthorized } from '@storefront/errors';
import { type Decimal, decimal } from '@storefront/money';
import type { DisputeStatus } from '../domain/dispute.ts';
import type { ForeignNotification, MovementState, PaymentNotification, RefundStatus } from '../domain/payment-notification.ts';
import type { SessionOfStore } from '../domain/payment-session.ts';
import type { SandboxRefund } from '../domain/sandbox-refund.ts';
import { type GatewayNotification, NO_RECEIVER } from './payment-gateway.ts';

/** The shopper's choice on the sandbox page. */
export type SandboxChoice = 'PAY' | 'DECLINE' | 'CANCEL';

/** The bytes of a notification and their signature. */
export interface SignedNotification {
  readonly body: Buffer;
  readonly signature: string;
}

interface OfStore {
  readonly store_id: string;
}

interface SandboxRefundNotification extends OfStore {
  readonly type: 'refund.updated';
  readonly refund_id: string;
  readonly status: RefundStatus;
  readonly failure_code: string | null;
}

interface SandboxNotification extends OfStore {
  readonly type: 'payment.succeeded' | 'payment.declined' | 'payment.cancelled';
  readonly session_id: string;
  readonly amount: string;
  readonly currency: string;
}

interface SandboxDisputeNotification extends OfStore {
  readonly type: 'dispute.updated';
  readonly dispute_id: string;
  readonly payment: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: DisputeStatus;
}

const TYPE_OF: Readonly<Record<SandboxChoice, SandboxNotification['type']>> = {
  PAY: 'payment.succeeded',
  DECLINE: 'payment.declined',
  CANCEL: 'payment.cancelled',
};

const OUTCOME_OF: Readonly<Record<string, Pick<PaymentNotification, 'to' | 'failureCode'>>> = {
  'payment.succeeded': { to: 'PAID', failureCode: null },
  'payment.declined': { to: 'FAILED', failureCode: 'card_declined' },
  'payment.cancelled': { to: 'CANCELLED', failureCode: null },
};

/** A timestamp further from now indicates a replay or a wrong clock. */
const TOLERANCE_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Creates the notification of an outcome: JSON, signed as `t=<seconds>,v1=<hex of HMAC-SHA256 over "<t>.<body>">`. */
export function signNotification({ scope, session }: SessionOfStore, choice: SandboxChoice, secret: string, now: Date): SignedNotification {
  const notification: SandboxNotification = {
    type: TYPE_OF[choice],
    store_id: scope.tenantId,
    session_id: session.id,
    amount: session.amount.toFixed(),
    currency: session.currency,
  };
  return sign(notification, secret, now);
}

/** Creates the notification of a refund, signed in the same way. */
export function signRefundNotification(
  { tenantId, id, status, failureCode }: SandboxRefund,
  secret: string,
  now: Date,
): SignedNotification {
  const notification: SandboxRefundNotification = {
    type: 'refund.updated',
    store_id: tenantId,
    refund_id: id,
    status,
    failure_code: failureCode,
  };
  return sign(notification, secret, now);
}

/** A dispute as the sandbox gateway reports it. `payment` is the gateway's reference of the session. */
export interface SandboxDispute {
  readonly tenantId: string;
  readonly id: string;
  readonly payment: string;
  readonly amount: Decimal;
  readonly currency: string;
  readonly status: DisputeStatus;
}

/** Creates the notification of a dispute, signed in the same way. */
export function signDisputeNotification(
  { tenantId, id, payment, amount, currency, status }: SandboxDispute,
  secret: string,
  now: Date,
): SignedNotification {
  const notification: SandboxDisputeNotification = {
    type: 'dispute.updated',
    store_id: tenantId,
    dispute_id: id,
    payment,
    amount: amount.toFixed(),
    currency,
    status,
  };
  return sign(notification, secret, now);
}

type AnyNotification = SandboxNotification | SandboxRefundNotification | SandboxDisputeNotification;

function sign(notification: AnyNotification, secret: string, now: Date): SignedNotification {
  const body = Buffer.from(JSON.stringify(notification));
  const seconds = String(Math.floor(now.getTime() / 1000));
  return { body, signature: `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}` };
}

/** Returns the sandbox that a notification names, or that of `NO_RECEIVER`, without verifying it. */
export function namedSandbox(body: Buffer): Scope {
  return { tenantId: storeIn(body) ?? NO_RECEIVER, mode: 'sandbox' };
}

function storeIn(body: Buffer): string | undefined {
  try {
    const { store_id: tenantId } = JSON.parse(body.toString('utf8')) as Partial<OfStore>;
    return typeof tenantId === 'string' ? tenantId : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a notification of the sandbox. Throws `unauthorized` unless its signature is valid and recent. */
export function readNotification(body: Buffer, signature: string, secret: string, now: Date): GatewayNotification {
  const [, seconds = '', hex = ''] = SIGNATURE.exec(signature) ?? [];
  const isRecent = Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
  if (hex === '' || !timingSafeEqual(digest(secret, seconds, body), Buffer.from(hex, 'hex')) || !isRecent) {
    throw unauthorized('The notification is not signed by its gateway.', 'notification_signature');
  }
  const notification = JSON.parse(body.toString('utf8')) as AnyNotification;
  if (notification.type === 'dispute.updated') return toForeign(notification);
  if (notification.type === 'refund.updated') {
    const { refund_id: refundId, status, failure_code: failureCode } = notification;
    return { kind: 'refund', refundId, providerReference: refundId, status, failureCode };
  }
  const { type, session_id: sessionId, amount, currency } = notification;
  const outcome = OUTCOME_OF[type];
  if (outcome === undefined) throw invalid('type', 'is not a payment outcome');
  return { kind: 'payment', sessionId, amount: decimal(amount), currency, ...outcome };
}

const MOVEMENT_OF: Readonly<Record<DisputeStatus, MovementState>> = { OPEN: 'MOVED', LOST: 'MOVED', WON: 'REVERSED' };

const toForeign = ({ dispute_id: id, payment, amount, currency, status }: SandboxDisputeNotification): ForeignNotification => ({
  kind: 'foreign',
  event: 'dispute',
  providerReference: id,
  payment,
  amount: decimal(amount),
  currency,
  status: status.toLowerCase(),
  state: MOVEMENT_OF[status],
  reason: null,
});

const digest = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
